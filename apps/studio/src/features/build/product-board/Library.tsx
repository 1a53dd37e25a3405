import { preBuild } from '@coverwright/domain/build/page/pre-build'
import { readDesign, writeDesign } from '@coverwright/domain/build/product/design-file'
import { bodyOf } from '@coverwright/domain/build/product-template/body-of'
import { type ProductTemplate, templateIn } from '@coverwright/domain/build/product-template/product-template'
import { startingTables } from '@coverwright/domain/build/product-template/starting-tables'
import { Button, FileButton, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { acts } from '../../../core/wire/acts.ts'
import { NameDialog } from '../../../framework/dialog/NameDialog.tsx'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { useFirm } from '../../../parts/product/use-firm.ts'
import { AvailableTiles } from '../exchange/AvailableTiles.tsx'
import { startingChoices } from '../pre-build/choices.ts'
import { startingIn } from '../product/starting-in.ts'
import { useTemplates } from '../product-template/use-templates.ts'
import classes from './Board.module.css'

interface Making {
  readonly name: string
  readonly design: Readonly<Record<string, unknown>>
}

/** Ready products to start from, and designs from files. */
export function Component() {
  const { t, i18n } = useTranslation('product-board')
  const company = useSession(({ accountData }) => accountData?.company)
  const [making, setMaking] = useState<Making>()
  const [refusal, setRefusal] = useState<string>()
  const starting = startingIn(company?.country ?? 'GB', company?.timeZone)
  const templates = useTemplates(starting.country)
  const firm = useFirm()
  const startFrom = ({ line, ...answered }: ProductTemplate) => {
    const template = templateIn(answered)
    const name = t(`product:lines.${line}`)
    const settings = { ...starting, line, name }
    const body = bodyOf(template, settings, firm)
    const say = i18n.getFixedT(settings.languages[0] ?? null, 'product-board')
    const words = {
      tradingName: firm.name || name,
      headline: say('library.headline', { line: say(`product:lines.${line}`) }),
      lead: say('library.lead'),
    }
    const shell = preBuild(startingChoices(line, words), body, settings)
    setMaking({ name, design: writeDesign({ settings, body, shell, tables: startingTables(template) }) })
  }
  const read = async (file: File | null) => {
    if (!file) return
    const content = await file.text().then(parsed, () => undefined)
    const found = readDesign(content)
    if ('refusal' in found) setRefusal(found.refusal)
    else {
      setRefusal(undefined)
      setMaking({ name: found.design.settings.name, design: content as Making['design'] })
    }
  }
  return (
    <Page>
      <PageHeader title={t('library.title')} description={t('library.description')} />
      <div className={classes.sections}>
        <Card title={t('library.ready')} note={t('library.price')}>
          {templates.isError && <ErrorAlert error={templates.error} onRetry={() => void templates.refetch()} />}
          <ul className={classes.tiles}>
            {(templates.data ?? []).map((offered) => {
              const { line, state, questions, plans } = offered
              return (
                <li key={line} className={classes.tile}>
                  <LineTile line={line} />
                  <span>
                    <b>{t(`product:lines.${line}`)}</b>
                    <small>{t('library.asks', { count: questions, plans })}</small>
                  </span>
                  {state === 'ready' ? (
                    <Button
                      size="sm"
                      variant="default"
                      aria-label={`${t('library.use')}: ${t(`product:lines.${line}`)}`}
                      onClick={() => startFrom(offered)}
                    >
                      {t('library.use')}
                    </Button>
                  ) : (
                    <Tag>{t('product:comingSoon')}</Tag>
                  )}
                </li>
              )
            })}
          </ul>
        </Card>
        <Card title={t('exchange:library')} note={t('exchange:libraryNote')}>
          <AvailableTiles />
        </Card>
        <Card title={t('library.import')}>
          <Stack gap={10} p={16} align="flex-start">
            <Text c="dimmed">{t('library.importHint')}</Text>
            <FileButton onChange={(file) => void read(file)} accept="application/json,.json">
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconUpload size={16} />}>
                  {t('library.choose')}
                </Button>
              )}
            </FileButton>
            {refusal !== undefined && (
              <p role="alert" className={classes.refusal}>
                {refusal}
              </p>
            )}
          </Stack>
        </Card>
      </div>
      {making && <MakeDialog making={making} onClose={() => setMaking(undefined)} />}
    </Page>
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No JSON is no design: that is said by whoever reads it.
    return undefined
  }
}

function MakeDialog({ making, onClose }: { readonly making: Making; readonly onClose: () => void }) {
  const { t } = useTranslation('product-board')
  const navigate = useNavigate()
  const make = async (name: string) => {
    const { id } = await acts.product.importDesign({ name }, new Blob([JSON.stringify(making.design)]))
    sayDone(t('library.made', { name }))
    await navigate(pathTo(`/dashBoard?product=${id}`))
  }
  return (
    <NameDialog
      title={t('library.dialog')}
      label={t('library.name')}
      name={making.name}
      maxLength={120}
      keep={t('library.cancel')}
      act={t('library.make')}
      onSave={make}
      onClose={onClose}
    />
  )
}
