import type { Condition } from '@coverwright/domain/build/question/condition'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'
import { sayName } from '../../body-editing/say-name.ts'
import { labelsOf } from '../../body-editing/words-of-data.ts'
import classes from './ConditionWords.module.css'
import { labelOfValue } from './condition-values.ts'

/** A condition as a sentence: Kind of breed is Pedigree. */
export function ConditionWords({ condition: { match, tests } }: { readonly condition: Condition }) {
  const { t } = useTranslation('body')
  const { body } = useBody()
  const labels = labelsOf(body)
  return tests.map((test, at) => {
    const values =
      'values' in test
        ? test.values.map((value) => labelOfValue(body, test.name, value))
        : 'value' in test
          ? [test.value]
          : []
    return (
      // oxlint-disable-next-line react/no-array-index-key -- two tests may be alike; their order is all that tells them apart
      <Fragment key={at}>
        {at > 0 && <span> {t(`condition.${match}`)} </span>}
        <b>{labels.get(test.name) ?? sayName(test.name)}</b>
        <span> {t(`condition.is.${test.is}`)} </span>
        {values.length > 0 && (
          <b className={classes.value}>
            {values.join(t(test.is === 'includes-all' ? 'condition.and' : 'condition.or'))}
          </b>
        )}
      </Fragment>
    )
  })
}
