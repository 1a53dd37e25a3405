import type { Policy, PolicyAnswer } from '@coverwright/domain/sell/policy/policy'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../framework/page/Card.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import classes from './Policy.module.css'

/** Every answer in its question's own words, in the order in which they were asked. */
export function PolicyAnswers({ policy: { answers } }: { readonly policy: Policy }) {
  const { t } = useTranslation('policy')
  return (
    <Card title={t('answers')} note={t('answersNote')}>
      <div className={classes.padded}>
        {answers.length === 0 && <p className={classes.quiet}>{t('gone')}</p>}
        <dl className={classes.answers}>
          {answers.map((answer) => (
            <Answer key={answer.name} answer={answer} />
          ))}
        </dl>
      </div>
    </Card>
  )
}

function Answer({ answer: { item, label, text, given, isRated } }: { readonly answer: PolicyAnswer }) {
  const { t } = useTranslation('policy')
  return (
    <div>
      <dt>
        {item && <b>{item}: </b>}
        {label}
      </dt>
      <dd>
        {text} {isRated && <Tag>{t('rated')}</Tag>}
        {given !== null && <small>{t('asGiven', { given })}</small>}
      </dd>
    </div>
  )
}
