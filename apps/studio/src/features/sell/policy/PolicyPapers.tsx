import type { Policy } from '@coverwright/domain/sell/policy/policy'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../framework/page/Card.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Policy.module.css'

/** What the customer agreed to, and the papers they have. */
export function PolicyPapers({ policy: { declarations, documents } }: { readonly policy: Policy }) {
  const { t } = useTranslation('policy')
  const times = useTimeTexts()
  return (
    <>
      <Card title={t('declarations')}>
        <ul className={classes.lines}>
          {declarations.map(({ text, textVersion, isGiven, at }) => (
            <li key={text}>
              <p>{text}</p>
              <small>
                {t(isGiven ? 'given' : 'notGiven', { at: times.dateAndTime(at) })} · {t('words', { textVersion })}
              </small>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('documents')}>
        <ul className={classes.lines}>
          {documents.map(({ title, sentOn, madeAt, isReplaced, url }) => (
            <li key={`${title} ${madeAt}`}>
              <p>
                {url ? (
                  <a href={url} target="_blank" rel="noreferrer">
                    {title}
                  </a>
                ) : (
                  title
                )}{' '}
                {isReplaced && <Tag>{t('replaced')}</Tag>}
              </p>
              <small>
                {[
                  madeAt === null ? !url && t('making') : t('made', { at: times.dateAndTime(madeAt) }),
                  ...(sentOn.length > 0 ? sentOn.map((moment) => t(`sentOn.${moment}`)) : [t('shown')]),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
