import { dataName } from '@coverwright/domain/build/rating/rating-table'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf } from '../../../../core/text/said.ts'
import classes from './Steps.module.css'

interface NameFieldProps {
  readonly label: string
  readonly name: string
  /** Names that something else has. */
  readonly isTaken: (name: string) => boolean
  readonly onRename: (name: string) => void
  readonly isReadOnly: boolean
}

/**
 * The data name of a result. It changes when the field is left, in every formula at once; one that cannot be stays as it was
 * written, with what is wrong about it.
 */
export function NameField({ label, name, isTaken, onRename, isReadOnly }: NameFieldProps) {
  const { t } = useTranslation('rating')
  const [written, setWritten] = useState<string | null>(null)
  const shown = written ?? name
  const isFree = shown === name || !isTaken(shown)
  const parsed = dataName.safeParse(shown)
  const error = parsed.success ? (isFree ? undefined : t('step.nameTaken')) : problemOf(parsed.error)

  function take() {
    if (error !== undefined) return
    if (shown !== name) onRename(shown)
    setWritten(null)
  }

  return (
    <TextInput
      size="sm"
      label={label}
      value={shown}
      error={error}
      readOnly={isReadOnly}
      spellCheck={false}
      classNames={{ input: classes.mono ?? '' }}
      onChange={({ currentTarget }) => setWritten(currentTarget.value.replaceAll(/\s/g, '_'))}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take()
        if (key === 'Escape') setWritten(null)
      }}
      onBlur={take}
    />
  )
}
