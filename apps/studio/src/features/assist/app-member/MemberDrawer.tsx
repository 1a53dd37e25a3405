import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './AppMember.module.css'
import { appMemberStatuses, outcomeStatuses } from './app-member-statuses.ts'

/** The record of one of the app's people, and what they asked last. */
export function MemberDrawer({ id, onClose }: { readonly id: string | undefined; readonly onClose: () => void }) {
  const { t } = useTranslation('app-member')
  const times = useTimeTexts()
  const member = useQuery(once(id, (known) => queries.appMember.getMember({ id: known })))
  const asked = useQuery(
    once(id, (memberId) =>
      queries.productTalk.listReport({ memberId }, { nowPage: 1, pageSize: 20, orderBy: '-createdAt' }),
    ),
  )
  return (
    <DetailDrawer isOpen={id !== undefined} onClose={onClose} title={member.data?.name ?? ''} item={member}>
      {({ email, groupName, isAdmin, state, questions, lastSeenAt, createdAt }) => (
        <>
          <Facts
            facts={[
              [t('email'), email],
              [t('group'), groupName || t('noGroup')],
              [t('isAdmin'), isAdmin ? t('admin') : ''],
              [t('state'), <StatusBadge key="state" status={appMemberStatuses[state]} />],
              [t('lastSeen'), lastSeenAt ? times.dateAndTime(lastSeenAt) : t('never')],
              [t('added'), times.date(createdAt)],
              [t('questions'), questions],
            ]}
          />
          <ul className={classes.asked} aria-label={t('questions')}>
            {asked.data?.items.map((each) => (
              <li key={each.id}>
                <span>{each.text}</span>
                <StatusBadge status={outcomeStatuses[each.outcome]} />
                <small>{times.dateAndTime(each.askedAt)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </DetailDrawer>
  )
}
