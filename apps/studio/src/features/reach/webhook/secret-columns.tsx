import type { Webhook } from '@coverwright/domain/reach/webhook/webhook'
import { useTranslation } from 'react-i18next'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'

type SortKey = 'name' | 'createdAt'

const useUsualColumns = columnsFor<Webhook, SortKey>('webhook', ({ name, status, mode, ago }) => [
  name('name', { sortKey: 'name', detail: ({ address }) => address }),
  mode('mode'),
  status('state', (state) => state),
  ago('secretSince'),
])

const stillSigns = ({ formerUntil }: Webhook) => formerUntil !== null && Date.parse(formerUntil) > Date.now()

/** When each secret began to sign, and how long the one before it still does. */
export function useSecretColumns(): readonly Column<Webhook, SortKey>[] {
  const { t } = useTranslation('webhook')
  const times = useTimeTexts()
  return [
    ...useUsualColumns(),
    {
      key: 'formerUntil',
      header: t('formerUntil'),
      width: 210,
      cell: (webhook) => (stillSigns(webhook) ? times.dateAndTime(webhook.formerUntil ?? '') : '–'),
      csv: (webhook) => (stillSigns(webhook) ? (webhook.formerUntil ?? '') : ''),
    },
  ]
}
