import { ThemeColourForm } from '@coverwright/domain/company/company/company-profile'
import { variants } from '@coverwright/domain/variant'
import { Button, ColorInput } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { useRested } from '../../../framework/delays.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import classes from './BrandCard.module.css'
import { usePicture } from './use-picture.ts'
import { wear } from './wear.ts'

const swatches = ['#007AFF', '#5551E0', '#0E9C8C', '#C24A82', '#C2410C', '#15803D', '#B45309', '#374151']

/** Worn as soon as it is chosen: nothing to save. */
export function BrandCard() {
  const { t } = useTranslation('company')
  return (
    <Card className={classes.card} title={t('brand.title')} note={t('brand.note')}>
      <div className={classes.inside}>
        <ThemeColour />
        <Picture use="logo" />
        <Picture use="favicon" />
      </div>
    </Card>
  )
}

function ThemeColour() {
  const { t } = useTranslation('company')
  const domainType = useSession((session) => session.domainType)
  const worn = useSession(({ accountData }) => accountData?.company.themeColour)
  const [typed, setTyped] = useState(worn ?? variants[domainType].brand)
  // One after the other: an earlier colour must not come to the server after a later one.
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const save = (themeColour: string | null) => {
    line.current = line.current.then(() => client.company.saveThemeColour({ themeColour }).catch(sayFailed))
  }
  const saveRested = useRested(save)
  // Seen while it is dragged, saved once it rests.
  const choose = (colour: string) => {
    setTyped(colour)
    if (!ThemeColourForm.safeParse({ themeColour: colour }).success) return
    wear({ themeColour: colour })
    saveRested(colour)
  }
  const reset = () => {
    setTyped(variants[domainType].brand)
    wear({ themeColour: null })
    saveRested.cancel()
    save(null)
  }
  return (
    <div className={classes.colour}>
      <ColorInput
        label={t('brand.colour')}
        description={t('brand.colourHint')}
        format="hex"
        value={typed}
        onChange={choose}
        swatches={swatches}
        eyeDropperButtonProps={{ 'aria-label': t('brand.pick') }}
      />
      {worn && (
        <Button variant="subtle" onClick={reset}>
          {t('brand.reset')}
        </Button>
      )}
    </div>
  )
}

function Picture({ use }: { readonly use: 'logo' | 'favicon' }) {
  const { t } = useTranslation('company')
  const id = useSession(({ accountData }) => accountData?.company[`${use}FileId`]) ?? null
  const url = usePicture(id)
  const save = async (next: string | null) =>
    wear(use === 'logo' ? await client.company.saveLogo({ id: next }) : await client.company.saveFavicon({ id: next }))
  const send: SendFile = async (file, { onProgress, signal }) => {
    const stored = await client.upload.uploadFile({ purpose: use, name: file.name }, file, onProgress, signal)
    // Cancelled at the last moment: the file is there, but it is not worn.
    if (!signal.aborted) await save(stored.id)
  }
  const picture: ReactNode = url ? (
    <img className={classes.picture} src={url} alt={t(`brand.${use}`)} />
  ) : (
    <span className={classes.picture} aria-hidden="true" />
  )
  return (
    <div className={classes.upload}>
      <Upload purpose={use} label={t(`brand.${use}Choose`)} send={send}>
        {picture}
      </Upload>
      {id && (
        <Button variant="subtle" onClick={() => void save(null).catch(sayFailed)}>
          {t('brand.remove', { what: t(`brand.${use}`) })}
        </Button>
      )}
    </div>
  )
}
