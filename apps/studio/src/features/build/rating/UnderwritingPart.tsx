import { useTranslation } from 'react-i18next'
import classes from './Rating.module.css'
import { RatingFrame } from './RatingFrame.tsx'
import { useOpenPlace } from './rows/use-open-place.ts'
import { RuleList } from './rules/RuleList.tsx'
import { useRuleActions } from './rules/use-rule-actions.ts'

/** What is referred or declined, and why. */
export function UnderwritingPart() {
  return (
    <RatingFrame>
      <Rules />
    </RatingFrame>
  )
}

function Rules() {
  const { t } = useTranslation('rating')
  const actions = useRuleActions()
  useOpenPlace('rules', actions.show)
  return (
    <>
      <header className={classes.head}>
        <div>
          <h2>{t('rule.title')}</h2>
          <p>{t('rule.hint')}</p>
        </div>
      </header>
      <RuleList actions={actions} />
    </>
  )
}
