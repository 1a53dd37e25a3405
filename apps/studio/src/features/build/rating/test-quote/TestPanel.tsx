import type { Currency } from '@coverwright/domain/base/money/money'
import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../../core/text/said.ts'
import { moneyText } from '../../../../framework/number/money-text.ts'
import { Tag } from '../../../../framework/page/Tag.tsx'
import type { TestResult } from '../engine/protocol.ts'
import { useRatingEditing } from '../rating-editing.ts'
import { AnswersForm } from './AnswersForm.tsx'
import { QuoteResult } from './QuoteResult.tsx'
import classes from './Test.module.css'
import { Trace } from './Trace.tsx'
import { traceLines, traceText } from './trace-lines.ts'

interface TestPanelProps {
  readonly liveMinor: number | null
  readonly onOpenStep: (position: number) => void
  readonly tableAddress: (table: string, edition: number, row: number) => string
  readonly foot?: ReactNode
}

/** One quote from what is written now, and why it is what it is. */
export function TestPanel({ liveMinor, onOpenStep, tableAddress, foot }: TestPanelProps) {
  const { t } = useTranslation('rating')
  const { result } = useRatingEditing()
  return (
    <aside className={classes.panel} aria-label={t('test.title')}>
      <header className={classes.head}>
        <h2>{t('test.title')}</h2>
        <Tag>{t('test.draft')}</Tag>
      </header>
      <div className={classes.body}>
        <AnswersForm />
        {result?.kind === 'quote' && (
          <>
            <QuoteResult quote={result.quote} tookMs={result.tookMs} liveMinor={liveMinor} />
            <Why onOpenStep={onOpenStep} tableAddress={tableAddress} />
          </>
        )}
        {result && result.kind !== 'quote' && <NoQuote result={result} onOpenStep={onOpenStep} />}
      </div>
      {foot && <footer className={classes.panelFoot}>{foot}</footer>}
    </aside>
  )
}

/** How it was worked out. */
function Why({ onOpenStep, tableAddress }: Pick<TestPanelProps, 'onOpenStep' | 'tableAddress'>) {
  const { t } = useTranslation('rating')
  const { program, result } = useRatingEditing()
  const trace = result?.kind === 'quote' ? result.quote.trace : null
  const lines = useMemo(() => traceLines(program, trace ?? []), [program, trace])
  const clipboard = useClipboard({ timeout: 2000 })
  const money = (decimal: string) =>
    moneyText(Math.round(Number(decimal) * 10 ** program.currencyDecimals), program.currency as Currency)
  return (
    <section className={classes.why} aria-label={t('test.why')}>
      <h3>
        {t('test.why')}
        <Button size="xs" variant="subtle" onClick={() => clipboard.copy(traceText(lines))}>
          {clipboard.copied ? t('test.copied') : t('test.copy')}
        </Button>
      </h3>
      <Trace lines={lines} money={money} onOpenStep={onOpenStep} tableAddress={tableAddress} />
    </section>
  )
}

interface NoQuoteProps {
  readonly result: Exclude<TestResult, { kind: 'quote' }>
  readonly onOpenStep: (position: number) => void
}

/** Why there is no price: what to put right, or what these answers lack. */
function NoQuote({ result, onOpenStep }: NoQuoteProps) {
  const { t } = useTranslation('rating')
  const { program } = useRatingEditing()
  if (result.kind === 'failure') {
    const { message, place } = result.failure
    const position = program.steps.findIndex((step) => (step.kind === 'lookup' ? step.table : step.name) === place.step)
    return (
      <div className={classes.none} role="status">
        <IconAlertCircle size={16} aria-hidden="true" />
        <div>
          <b>{t('test.noAnswer')}</b>
          <p>{said(message)}</p>
          {position >= 0 && (
            <Button size="xs" variant="default" onClick={() => onOpenStep(position)}>
              {t('test.showStep')}
            </Button>
          )}
        </div>
      </div>
    )
  }
  const [first] = result.problems
  const position = first?.place.rule === undefined ? first?.place.position : undefined
  return (
    <div className={classes.none} role="status">
      <IconAlertCircle size={16} aria-hidden="true" />
      <div>
        <b>{t('test.problems', { count: result.problems.length })}</b>
        <p>{first && said(first.message)}</p>
        {position !== undefined && (
          <Button size="xs" variant="default" onClick={() => onOpenStep(position)}>
            {t('test.showStep')}
          </Button>
        )}
      </div>
    </div>
  )
}
