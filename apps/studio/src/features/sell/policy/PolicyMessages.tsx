import type { Policy } from '@coverwright/domain/sell/policy/policy'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Policy.module.css'

/** What was sent to the customer; what it says opens to whoever may read the outbox. */
export function PolicyMessages({ policy: { messages } }: { readonly policy: Policy }) {
  const { t } = useTranslation('policy')
  const times = useTimeTexts()
  const may = useMay('read-outbox')
  return (
    <Card title={t('messages')}>
      {messages.length === 0 && <p className={classes.none}>{t('noMessages')}</p>}
      <ul className={classes.lines}>
        {messages.map(({ id, at, recipient, subject, state }) => (
          <li key={id}>
            {may ? (
              <Link to={pathTo(`/setting-page?section=messages&message=${id}`)}>{subject}</Link>
            ) : (
              <p>{subject}</p>
            )}
            <small>
              {times.dateAndTime(at)} · {recipient} · {t(`messageStates.${state}`)}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
