import type { DocumentKind, ReviewContent } from '@coverwright/domain/company/verification/verification'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { FileDialog } from '../../../parts/pdf/FileDialog.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import classes from './ReviewDrawer.module.css'
import { reviewStatuses } from './review-statuses.ts'

interface ReviewDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
}

export function ReviewDrawer({ id, onClose }: ReviewDrawerProps) {
  const { t } = useTranslation('review')
  const [verdict, setVerdict] = useState<'verify' | 'fail'>()
  const review = useQuery(once(id, (known) => queries.verification.getReview({ id: known })))
  return (
    <>
      <DetailDrawer
        isOpen={id !== undefined}
        onClose={onClose}
        title={review.data?.companyName ?? t('company')}
        item={review}
        actions={({ state }) =>
          state === 'pending' && (
            <>
              <Button variant="default" onClick={() => setVerdict('fail')}>
                {t('fail')}
              </Button>
              <Button onClick={() => setVerdict('verify')}>{t('verify')}</Button>
            </>
          )
        }
      >
        {(content) => <Content review={content} />}
      </DetailDrawer>
      {review.data && verdict && (
        <DecisionDialog review={review.data} verdict={verdict} onClose={() => setVerdict(undefined)} />
      )}
    </>
  )
}

function Content({ review }: { readonly review: ReviewContent }) {
  const { t } = useTranslation('review')
  const times = useTimeTexts()
  const { profile } = review
  return (
    <>
      <Facts
        facts={[
          [t('state'), <StatusBadge key="state" status={reviewStatuses[review.state]} />],
          [t('sent'), times.dateAndTime(review.createdAt)],
          [t('sentBy'), review.submittedBy],
          [t('decidedBy'), review.decidedAt && `${review.decidedBy}, ${times.dateAndTime(review.decidedAt)}`],
          [t('reasons'), review.reasons],
          [t('reference'), review.referenceNumber],
          [t('company:businessType'), t(`company:businessTypes.${review.businessType}`)],
          [t('company:country'), t(`company:countries.${profile.country}`)],
          [t('company:licenceNumber'), profile.licenceNumber],
          [t('company:placeOfIncorporation'), profile.placeOfIncorporation],
          [t('company:address'), profile.address],
          [t('company:contactNumber'), `${profile.callingCode} ${profile.number}`],
          [t('company:officialEmail'), profile.officialEmail],
          [t('company:website'), profile.website],
          [t('company:bankName'), profile.bankName],
          [t('company:accountNumber'), profile.accountNumber],
        ]}
      />
      <h3 className={classes.heading}>{t('documents')}</h3>
      <ul className={classes.documents}>
        {review.documents.map((document) => (
          <Row key={document.kind} id={review.id} {...document} />
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  readonly id: string
  readonly kind: DocumentKind
  readonly number: string
  readonly fileName: string
}

function Row({ id, kind, number, fileName }: RowProps) {
  const { t } = useTranslation('review')
  const name = t(`company:documents.kind.${kind}`)
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <span>
        <b>{name}</b>
        <span>{t('numberAndFile', { number, fileName })}</span>
      </span>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconEye size={14} />}
        aria-label={t('openOne', { name })}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen && (
        <FileDialog
          title={name}
          fileName={fileName}
          open={() => client.verification.openDocument({ id, kind })}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}
