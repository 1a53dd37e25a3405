import type { Currency } from '@coverwright/domain/base/money/money'
import type { FailingCase, ReleaseReview } from '@coverwright/domain/publish/publisher/review'
import { Skeleton, Table, Textarea } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { decisionStatuses } from '../rating/test-quote/decision-statuses.ts'
import { Changes } from './Changes.tsx'
import { Finding } from './Finding.tsx'
import classes from './Launch.module.css'
import { MissingList } from './MissingList.tsx'
import { Prices } from './Prices.tsx'
import type { CasesReason } from './use-go-live.ts'

interface LiveReviewProps {
  readonly review: UseQueryResult<ReleaseReview>
  readonly reason: CasesReason
}

/** What is missing, which test cases fail, what differs from what is live, and what that does to prices. */
export function LiveReview({ review, reason }: LiveReviewProps) {
  const { t } = useTranslation('launch')
  if (review.isError) return <ErrorAlert error={review.error} onRetry={() => void review.refetch()} />
  if (!review.data) return <Skeleton height={120} />
  const { productId } = review.data
  return (
    <>
      {review.data.missing.length > 0 && <MissingList missing={review.data.missing} productId={productId} />}
      <section className={classes.review} aria-label={t('review')}>
        <Cases review={review.data} productId={productId} />
        <Changes review={review.data} />
        <Prices review={review.data} productId={productId} />
      </section>
      {reason.isWanted && (
        <Textarea
          label={t('cases.reason')}
          description={t('cases.reasonHint')}
          autosize
          minRows={2}
          maxLength={500}
          value={reason.reason}
          error={reason.error}
          onChange={({ currentTarget }) => reason.write(currentTarget.value)}
        />
      )}
    </>
  )
}

interface CasesProps {
  readonly review: ReleaseReview
  readonly productId: string
}

function Cases({ review: { caseCount, failing, currency }, productId }: CasesProps) {
  const { t } = useTranslation('launch')
  if (caseCount === 0)
    return (
      <Finding tone="info" title={t('cases.none')}>
        <p>{t('cases.noneHint')}</p>
      </Finding>
    )
  if (failing.length === 0) return <Finding tone="success" title={t('cases.passed', { count: caseCount })} />
  return (
    <Finding tone="danger" title={t('cases.failed', { count: failing.length, of: caseCount })}>
      <Table aria-label={t('cases.failed', { count: failing.length, of: caseCount })}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('cases.name')}</Table.Th>
            <Table.Th>{t('cases.expected')}</Table.Th>
            <Table.Th>{t('cases.got')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {failing.map(({ id, name, expected, got, message }) => (
            <Table.Tr key={id}>
              <Table.Td className={classes.values}>{name}</Table.Td>
              <Table.Td>
                <Result result={expected} currency={currency} />
              </Table.Td>
              <Table.Td>{got ? <Result result={got} currency={currency} /> : message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <p>
        <Link to={pathTo(`/bs-build?product=${productId}&part=test`)}>{t('cases.open')}</Link>
      </p>
    </Finding>
  )
}

const Result = ({
  result: { decision, grossMinor },
  currency,
}: {
  readonly result: FailingCase['expected']
  readonly currency: string
}) => (
  <span className={classes.result}>
    <StatusBadge status={decisionStatuses[decision]} />
    {grossMinor !== null && moneyText(grossMinor, currency as Currency)}
  </span>
)
