import { PageLook } from '@coverwright/domain/build/template/page-block'
import { Button, ColorInput, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf } from '../../../core/text/said.ts'
import classes from './Template.module.css'

const colours = ['brand', 'ground', 'sheet'] as const

interface LookFieldsProps {
  readonly look: PageLook
  readonly onChange: (look: PageLook) => void
}

/** Colours and background of the page, in every language it is written in. */
export function LookFields({ look, onChange }: LookFieldsProps) {
  const { t } = useTranslation('template')
  return (
    <>
      {colours.map((which) => (
        <Colour
          key={which}
          which={which}
          colour={look[which]}
          onChange={(colour) => onChange({ ...look, [which]: colour })}
        />
      ))}
      <Switch
        label={t('backgroundPhoto')}
        description={t('backgroundPhotoHint')}
        checked={look.hasPhoto}
        onChange={({ currentTarget }) => onChange({ ...look, hasPhoto: currentTarget.checked })}
      />
      <p className={classes.hint}>{t('inkHint')}</p>
    </>
  )
}

interface ColourProps {
  readonly which: (typeof colours)[number]
  readonly colour: string | null
  readonly onChange: (colour: string | null) => void
}

/** Half a colour is kept in the field until it is a whole one. */
function Colour({ which, colour, onChange }: ColourProps) {
  const { t } = useTranslation('template')
  const [typed, setTyped] = useState(colour ?? '')
  const [known, setKnown] = useState(colour)
  // Undone meanwhile: what the template says wins.
  if (colour !== known) {
    setKnown(colour)
    setTyped(colour ?? '')
  }
  const write = (text: string) => {
    setTyped(text)
    const next = text === '' ? null : text
    if (!PageLook.shape[which].safeParse(next).success) return
    setKnown(next)
    onChange(next)
  }
  const problem = problemOf(PageLook.shape[which].safeParse(typed || null).error)
  return (
    <div className={classes.words}>
      <ColorInput
        label={t(`colours.${which}`)}
        description={t(`colourHints.${which}`)}
        placeholder={t(`colourNone.${which}`)}
        format="hex"
        value={typed}
        error={problem}
        withEyeDropper={false}
        onChange={write}
      />
      {colour !== null && (
        <span className={classes.under}>
          <Button size="compact-xs" variant="subtle" onClick={() => write('')}>
            {t(`colourBack.${which}`)}
          </Button>
        </span>
      )}
    </div>
  )
}
