import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../../core/text/said.ts'
import { type Completion, plainName } from './complete.ts'
import classes from './FormulaField.module.css'
import type { useCompletion } from './use-completion.ts'
import { useKindTexts } from './use-kind-texts.ts'

interface CompletionListProps {
  readonly id: string
  readonly completion: ReturnType<typeof useCompletion>
  readonly per: string | null
}

export function CompletionList({ id, completion: { options, active, take }, per }: CompletionListProps) {
  const { t } = useTranslation('rating')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a list of options beside a field
    <ul className={classes.list} id={`${id}-list`} role="listbox" aria-label={t('formula.names')} ref={list}>
      {options.map((option, index) => (
        // The keys are on the field, where the focus stays.
        <li
          key={`${option.kind}:${option.shown}`}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an option of that list
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => {
            event.preventDefault()
            take(option)
          }}
        >
          <code>{option.kind === 'name' ? plainName(option.name, per) : option.shown}</code>
          <About option={option} />
        </li>
      ))}
    </ul>
  )
}

function About({ option }: { readonly option: Completion }) {
  const { t } = useTranslation('rating')
  const { sayKind } = useKindTexts()
  switch (option.kind) {
    case 'name':
      return <span>{sayKind(option.name)}</span>
    case 'function':
      return (
        <span title={option.usage}>
          {option.usage} <small>{said(option.about)}</small>
        </span>
      )
    case 'group':
      return <span>{t('kind.group')}</span>
    case 'option':
    default:
      return <span>{t('kind.answer')}</span>
  }
}
