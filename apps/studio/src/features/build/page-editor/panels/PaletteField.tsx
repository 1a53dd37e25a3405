import { contrast, inkOn } from '@coverwright/domain/base/colour/contrast'
import { freeSlot, usesOfColour, withoutColour } from '@coverwright/domain/build/page/palette'
import { PaletteColour, paletteSlots } from '@coverwright/domain/build/page/theme'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf } from '../../../../core/text/said.ts'
import { sayDone } from '../../../../framework/toast/toasts.tsx'
import { swatches } from '../../pre-build/choices.ts'
import { useShell } from '../editing/shell-editing.ts'
import classes from '../PageEditor.module.css'
import { ColourField } from './ColourField.tsx'

/** The company's other colours. Another one in a place is another one in every block that stands on it. */
export function PaletteField() {
  const { t } = useTranslation('page-editor')
  const { shell, change, isLocked } = useShell()
  const { palette = [], brand } = shell.theme
  const free = freeSlot(palette)
  const set = (next: readonly PaletteColour[], label: string) =>
    !isLocked && change((draft) => void Object.assign(draft.theme, { palette: next }), label)
  const put = (at: number, colour: PaletteColour) => set(palette.with(at, colour), t('palette.label'))
  const add = () => {
    if (!free) return
    const colour = swatches.find((each) => each !== brand && !palette.some((one) => one.colour === each)) ?? brand
    const name = t('palette.newName', { number: paletteSlots.indexOf(free) + 1 })
    set([...palette, { slot: free, name, colour }], t('palette.add'))
  }
  const remove = ({ slot, name }: PaletteColour) => {
    const count = usesOfColour(shell, slot)
    change((draft) => void Object.assign(draft, withoutColour(shell, slot)), t('palette.removeOf', { name }), 'act')
    sayDone(count > 0 ? t('palette.removedFrom', { name, count }) : t('palette.removed', { name }))
  }
  return (
    <>
      <ul className={classes.palette} aria-label={t('palette.title')}>
        {palette.map((each, at) => (
          <li key={each.slot}>
            <ColourField
              label={t('palette.colourOf', { name: each.name })}
              colour={each.colour}
              swatches={swatches}
              isLocked={isLocked}
              onChange={(colour) => put(at, { ...each, colour })}
            />
            <NameField name={each.name} isLocked={isLocked} onChange={(name) => put(at, { ...each, name })} />
            <ActionIcon
              size="sm"
              aria-label={t('palette.removeOf', { name: each.name })}
              disabled={isLocked}
              onClick={() => remove(each)}
            >
              <IconX size={14} />
            </ActionIcon>
            <small>
              {t(inkOn(each.colour) === '#ffffff' ? 'palette.white' : 'palette.black', {
                ratio: contrast(inkOn(each.colour), each.colour).toFixed(1),
              })}
            </small>
          </li>
        ))}
      </ul>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} />}
        disabled={isLocked || !free}
        onClick={add}
      >
        {t('palette.add')}
      </Button>
      <p className={classes.hint}>{free ? t('palette.hint') : t('palette.full', { count: paletteSlots.length })}</p>
    </>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly isLocked: boolean
  readonly onChange: (name: string) => void
}

/** No name is kept in the field until there is one. */
function NameField({ name, isLocked, onChange }: NameFieldProps) {
  const { t } = useTranslation('page-editor')
  const [typed, setTyped] = useState(name)
  const [shown, setShown] = useState(name)
  if (shown !== name) {
    setShown(name)
    // What is kept has no spaces at its ends: they are still being typed.
    if (typed.trim() !== name) setTyped(name)
  }
  const { error } = PaletteColour.shape.name.safeParse(typed)
  return (
    <TextInput
      size="sm"
      aria-label={t('palette.nameOf', { name })}
      value={typed}
      readOnly={isLocked}
      error={problemOf(error)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        const { data } = PaletteColour.shape.name.safeParse(value)
        if (data) onChange(data)
      }}
    />
  )
}
