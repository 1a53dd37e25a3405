import type { ReportedQuestion } from '@coverwright/domain/assist/product-talk/product-talk'
import { IconCircleDashed, IconMessages } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, Filter } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { outcomeStatuses } from './app-member-statuses.ts'

const list = listed(queries.productTalk.listReport)

/** What was asked and what came of it: what could not be answered is what the documents lack. */
export function QuestionList({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('app-member')
  const times = useTimeTexts()
  const columns = useMemo<readonly Column<ReportedQuestion, 'createdAt'>[]>(() => {
    const thumbOf = ({ thumb }: ReportedQuestion) => (thumb ? t(thumb === 'up' ? 'thumbUp' : 'thumbDown') : '')
    return [
      { key: 'text', header: t('question'), cell: ({ text }) => text, csv: ({ text }) => text },
      {
        key: 'memberName',
        header: t('who'),
        width: 170,
        cell: (each) => each.memberName,
        csv: (each) => each.memberName,
      },
      {
        key: 'outcome',
        header: t('outcome'),
        width: 140,
        cell: ({ outcome }) => <StatusBadge status={outcomeStatuses[outcome]} />,
        csv: ({ outcome }) => outcome,
      },
      { key: 'thumb', header: t('thumb'), width: 120, cell: thumbOf, csv: thumbOf },
      {
        key: 'person',
        header: t('person'),
        width: 170,
        cell: ({ personAskedAt }) => personAskedAt && <Tag>{t('personAsked')}</Tag>,
        csv: ({ personAskedAt }) => personAskedAt ?? '',
      },
      {
        key: 'createdAt',
        header: t('asked'),
        sortKey: 'createdAt',
        width: 140,
        cell: ({ askedAt }) => <span title={times.dateAndTime(askedAt)}>{times.agoAlone(askedAt)}</span>,
        csv: ({ askedAt }) => askedAt,
      },
    ]
  }, [t, times])
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'outcome',
        label: t('outcome'),
        icon: <IconCircleDashed size={14} />,
        options: Object.entries(outcomeStatuses).map(([value, status]) => ({
          value,
          label: t(`framework:status.${status}`),
        })),
      },
    ],
    [t],
  )
  return (
    <ListScreen
      name={t('tab.questions')}
      header={header}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ text }) => text}
      filters={filters}
      defaultSort="-createdAt"
      empty={<Empty icon={<IconMessages size={20} />} title={t('noQuestions')} description={t('noQuestionsHint')} />}
    />
  )
}
