import type { KnownName } from '@coverwright/domain/build/rating/check-program'
import type { Problem } from '@coverwright/domain/build/rating/problem'
import { Kbd, UnstyledButton } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../../core/text/said.ts'
import type { signatureAt } from './complete.ts'
import classes from './FormulaField.module.css'
import { useKindTexts } from './use-kind-texts.ts'

export interface FormulaResult {
  readonly kind: KnownName['kind']
  readonly decimals: number | null
  /** In the test quote; a value for each item of a group. */
  readonly values: readonly string[] | null
}

interface FormulaFootProps {
  readonly id: string
  readonly problem: Problem | undefined
  readonly onFix: (() => void) | undefined
  readonly signature: ReturnType<typeof signatureAt>
  readonly result: FormulaResult | undefined
  readonly description: string | undefined
}

/** Under a formula: what is wrong and what was meant, or how the function is written, and what comes out. */
export function FormulaFoot({ id, problem, onFix, signature, result, description }: FormulaFootProps) {
  const { t } = useTranslation('rating')
  const { sayKind } = useKindTexts()
  return (
    <div className={classes.foot} id={id}>
      {problem ? (
        <span className={classes.problem}>
          <IconAlertCircle size={14} aria-hidden="true" />
          {said(problem.message)}
          {onFix && (
            <UnstyledButton className={classes.fix} onClick={onFix}>
              {t('formula.didYouMean')} <code>{problem.suggestion}</code>
              <Kbd>Ctrl .</Kbd>
            </UnstyledButton>
          )}
        </span>
      ) : (
        <span className={classes.hint}>{signature ? <Signature {...signature} /> : description}</span>
      )}
      {!problem && result && (
        <span className={classes.result}>
          <span className={classes.hint}>{sayKind(result)}</span>
          {result.values && <output>= {result.values.join(' · ')}</output>}
        </span>
      )}
    </div>
  )
}

/** `IF(condition, then, otherwise)` with the value the caret is in standing out. */
function Signature({ name, usage, about, value }: NonNullable<ReturnType<typeof signatureAt>>) {
  const values = usage.slice(name.length + 1, -1).split(', ')
  const current = Math.min(value, values.length - 1)
  return (
    <>
      <code>
        {name}(
        {values.map((each, index) => (
          <span key={each}>
            {index > 0 && ', '}
            {index === current ? <b>{each}</b> : each}
          </span>
        ))}
        )
      </code>{' '}
      {said(about)}
    </>
  )
}
