import type { Problem } from '@coverwright/domain/build/rating/problem'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompletionList } from './CompletionList.tsx'
import { type FormulaScope, plainName, signatureAt } from './complete.ts'
import classes from './FormulaField.module.css'
import { FormulaFoot, type FormulaResult } from './FormulaFoot.tsx'
import { corrected, piecesOf } from './paint.ts'
import { useCompletion } from './use-completion.ts'

export interface FormulaFieldProps {
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
  readonly scope: FormulaScope
  readonly problem?: Problem | undefined
  readonly result?: FormulaResult | undefined
  readonly description?: string
  readonly isReadOnly?: boolean
  readonly onFocus?: () => void
  readonly onBlur?: () => void
  /** Where in the body it stands, for addresses that lead to it. */
  readonly place?: string
}

/** A formula as Excel writes them: completes names, underlines exactly what is wrong, and shows what comes out. */
export function FormulaField({ label, value, onChange, scope, problem, result, ...props }: FormulaFieldProps) {
  const { t } = useTranslation('rating')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const completion = useCompletion({ text: value, scope, field, onChange })
  const wrong = spanOf(problem)
  const signature = signatureAt(value, caret)
  const { isReadOnly = false, description, onFocus, onBlur, place } = props

  const fix =
    problem?.suggestion !== undefined && wrong && !isReadOnly && !problem.suggestion.includes('(')
      ? () => {
          onChange(corrected(value, wrong, problem.suggestion ?? ''))
          field.current?.focus()
        }
      : undefined

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isFix = event.key === '.' && (event.ctrlKey || event.metaKey)
    if (isFix && fix) fix()
    // A formula is one sentence: Enter is not part of it, unless a line is wanted as in Excel.
    else if (!completion.onKeyDown(event) && !(event.key === 'Enter' && !event.altKey && !event.shiftKey)) return
    event.preventDefault()
  }

  const isOpen = completion.options.length > 0
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div
        className={classes.box}
        data-wrong={problem !== undefined || undefined}
        data-locked={isReadOnly || undefined}
      >
        <Paint formula={value} scope={scope} wrong={wrong} />
        <textarea
          ref={field}
          id={id}
          className={classes.input}
          value={value}
          rows={1}
          maxLength={4000}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          data-at={place}
          readOnly={isReadOnly}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen ? `${id}-${completion.active}` : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-foot`}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value)
            completion.typed(currentTarget.value, currentTarget.selectionStart)
          }}
          onKeyDown={onKeyDown}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onFocus={onFocus}
          onBlur={() => {
            completion.close()
            onBlur?.()
          }}
        />
        {isOpen && <CompletionList id={id} completion={completion} per={scope.per} />}
      </div>
      <VisuallyHidden role="status">
        {isOpen ? t('formula.found', { count: completion.options.length }) : ''}
      </VisuallyHidden>
      <FormulaFoot
        id={`${id}-foot`}
        problem={problem}
        onFix={fix}
        signature={isReadOnly ? null : signature}
        result={result}
        description={description}
      />
    </div>
  )
}

/** Under the text, in the same letters: what each of them means. */
function Paint({ formula, scope, wrong }: { formula: string; scope: FormulaScope; wrong: ReturnType<typeof spanOf> }) {
  const known = new Set([...scope.groups, ...scope.names.map((name) => plainName(name, scope.per))])
  for (const { name } of scope.names) known.add(name)
  const knows = (name: string) => known.has(name) || /^(?:true|false)$/i.test(name)
  return (
    <div className={classes.paint} aria-hidden="true">
      {piecesOf(formula, knows, wrong).map(({ at, text, look, isWrong }) => (
        <span key={at} data-look={look} data-wrong={isWrong || undefined}>
          {text}
        </span>
      ))}
      {'\u200b'}
    </div>
  )
}

const spanOf = (problem: Problem | undefined) =>
  problem?.place.from === undefined || problem.place.to === undefined
    ? null
    : { from: problem.place.from, to: problem.place.to }
