import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'
import { ProblemText } from '../../body-editing/ProblemText.tsx'
import { placeText, usePlace } from '../../body-editing/place.ts'

const mostLines = 60

interface LinesFieldProps {
  readonly document: number
  readonly section: number
  readonly lines: readonly string[]
}

/** The paragraphs of a section, a line each; what is wrong with any of them is said below. */
export function LinesField({ document, section, lines }: LinesFieldProps) {
  const { t } = useTranslation('body')
  const { change, isLocked, problems } = useBody()
  const asked = usePlace()
  const [wasLeft, setLeft] = useState(false)
  const place = placeText(['documents', document, 'sections', section, 'lines'])
  const isHere = (at: string) => at === place || at.startsWith(`${place}.`)
  const own = problems.filter(({ path }) => isHere(placeText(path)))
  return (
    <Textarea
      size="sm"
      autosize
      minRows={3}
      label={t('documents.lines')}
      description={t('documents.linesHint')}
      value={lines.join('\n')}
      readOnly={isLocked}
      error={
        (wasLeft || isHere(asked)) && own.length > 0
          ? own.map((problem) => (
              <span key={placeText(problem.path)}>
                <ProblemText problem={problem} />{' '}
              </span>
            ))
          : undefined
      }
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        const next = event.currentTarget.value.split('\n').slice(0, mostLines)
        change((draft) => {
          const edited = draft.documents[document]?.sections[section]
          if (edited) edited.lines = next
        }, t('documents.lines'))
      }}
      data-at={place}
    />
  )
}
