import { dataName, freeName } from '@coverwright/domain/build/dataset/data-name'
import { renameData } from '@coverwright/domain/build/dataset/uses'
import { messages } from '@coverwright/domain/messages'
import { Button, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf, said } from '../../../../core/text/said.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { type Path, placeText } from '../../body-editing/place.ts'
import classes from '../questions/QuestionInspector.module.css'
import { takenNames } from '../questions/question-operations.ts'

interface DataNameFieldProps {
  readonly at: Path
  readonly name: string
  /** Made of the question's words; offered when it is another. */
  readonly suggestion: string
}

/** The name that links everything. A new one is given everywhere at once, when the field is left or Enter pressed. */
export function DataNameField({ at, name, suggestion }: DataNameFieldProps) {
  const { t } = useTranslation('body')
  const { body, tables, replace, isLocked } = useBody()
  const [typed, setTyped] = useState<string>()
  const taken = takenNames(body)
  const others = new Set([...taken].filter((other) => other !== name))
  const written = typed ?? name
  const isTwice =
    body.dataset.properties.filter((property) => property.name === written).length > (written === name ? 1 : 0)
  const problem =
    others.has(written) || isTwice ? said(messages.dataNameTaken) : problemOf(dataName.safeParse(written).error)

  const rename = (to: string) => {
    setTyped(undefined)
    if (to !== name && !others.has(to) && dataName.safeParse(to).success) {
      replace(renameData(body, name, to, tables), t('dataset.rename', { from: name, to }))
    }
  }
  const offered = suggestion && freeName(suggestion, others)
  return (
    <div data-at={placeText(at)}>
      <TextInput
        size="sm"
        label={t('dataset.name')}
        value={written}
        readOnly={isLocked}
        maxLength={60}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--cw-mono)' } }}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => (problem ? undefined : rename(written))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !problem) rename(written)
          if (event.key === 'Escape') setTyped(undefined)
        }}
        error={problem}
      />
      {!problem && (
        <span className={classes.unique}>
          <IconCheck size={14} aria-hidden="true" /> {t('dataset.unique')}
        </span>
      )}
      {!isLocked && offered && offered !== name && typed === undefined && (
        <Button size="compact-xs" variant="subtle" onClick={() => rename(offered)}>
          {t('dataset.useName', { name: offered })}
        </Button>
      )}
    </div>
  )
}
