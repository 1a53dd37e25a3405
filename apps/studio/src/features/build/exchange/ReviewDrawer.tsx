import { type ExchangeCheck, exchangeChecks } from '@coverwright/domain/build/exchange/exchange-checks'
import { ExchangeDecision, type ExchangeReview } from '@coverwright/domain/build/exchange/exchange-review'
import { Button, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { CheckList } from './CheckList.tsx'
import classes from './Exchange.module.css'
import { exchangeReviewStatuses } from './exchange-statuses.ts'
import { PreviewDialog } from './PreviewDialog.tsx'

interface ReviewDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
}

/** One submission: what it is, what was found, and the decision. */
export function ReviewDrawer({ id, onClose }: ReviewDrawerProps) {
  const { t } = useTranslation('exchange')
  const review = useQuery(once(id, (known) => queries.exchange.getReview({ id: known })))
  const [looked, setLooked] = useState<readonly ExchangeCheck[]>([])
  const [open, setOpen] = useState<'preview' | 'reject'>()
  const isAllLooked = exchangeChecks.every((check) => looked.includes(check))
  const approve = async ({ id: known, name }: ExchangeReview) => {
    await acts.exchange.decideReview({ id: known, verdict: 'approve', looked: [...looked], reasons: '' })
    sayDone(t('done.approve', { name }))
  }
  return (
    <>
      <DetailDrawer
        isOpen={id !== undefined}
        onClose={onClose}
        title={review.data?.name ?? t('item')}
        item={review}
        actions={(shown) => (
          <>
            <Button variant="default" onClick={() => setOpen('preview')}>
              {t('act.preview')}
            </Button>
            {shown.state === 'pending' && (
              <>
                <Button variant="default" onClick={() => setOpen('reject')}>
                  {t('act.reject')}
                </Button>
                <Button
                  data-disabled={!isAllLooked}
                  aria-disabled={!isAllLooked}
                  onClick={() => isAllLooked && void approve(shown).catch(sayFailed)}
                >
                  {t('act.approve')}
                </Button>
              </>
            )}
          </>
        )}
      >
        {(shown) => (
          <>
            <Content review={shown} />
            <h3 className={classes.heading}>{t('checksOf', { number: shown.number })}</h3>
            {shown.state === 'pending' ? (
              <>
                <Text c="dimmed" mb={8}>
                  {t('lookHint')}
                </Text>
                <CheckList
                  checks={shown.checks}
                  looked={looked}
                  onLook={(check, isLooked) =>
                    setLooked((before) => [...before.filter((each) => each !== check), ...(isLooked ? [check] : [])])
                  }
                />
              </>
            ) : (
              <CheckList checks={shown.checks} />
            )}
          </>
        )}
      </DetailDrawer>
      {review.data && open === 'preview' && (
        <PreviewDialog
          name={review.data.name}
          line={review.data.line}
          read={queries.exchange.previewReview({ id: review.data.id })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {review.data && open === 'reject' && <RejectReview review={review.data} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Content({ review }: { readonly review: ExchangeReview }) {
  const { t } = useTranslation('exchange')
  const times = useTimeTexts()
  return (
    <Facts
      facts={[
        [t('state'), <StatusBadge key="state" status={exchangeReviewStatuses[review.state]} />],
        [t('company'), review.companyName],
        [t('kind'), t(`kinds.${review.kind}`)],
        [t('about'), review.about],
        [t('line'), review.line && t(`product:lines.${review.line}`)],
        [t('tags'), review.tags.join(', ')],
        [t('licence'), review.licence],
        [t('rates'), review.kind === 'body' ? t(review.withRates ? 'ratesTravel' : 'ratesStay') : null],
        [t('derivedFrom'), review.derivedFrom],
        [t('version'), t('versionNumber', { number: review.number })],
        [t('notes'), review.notes],
        [t('size'), t('kilobytes', { count: Math.ceil(review.bytes / 1000) })],
        [t('hash'), <code key="hash">{review.hash.slice(0, 16)}</code>],
        [t('submittedAt'), times.dateAndTime(review.createdAt)],
        [t('decidedBy'), review.decidedAt && `${review.decidedBy}, ${times.dateAndTime(review.decidedAt)}`],
        [t('reasons'), review.reasons],
      ]}
    />
  )
}

interface RejectReviewProps {
  readonly review: ExchangeReview
  readonly onClose: () => void
}

function RejectReview({ review: { id, name }, onClose }: RejectReviewProps) {
  const { t } = useTranslation('exchange')
  const form = useSchemaForm(ExchangeDecision, {
    initialValues: { id, verdict: 'reject', looked: [], reasons: '' },
    save: async (values) => {
      await acts.exchange.decideReview(values)
      sayDone(t('done.reject', { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('rejectTitle', { name })}
      form={form}
      keep={t('cancel')}
      act={t('act.reject')}
      isDangerous
      onClose={onClose}
    >
      <Text>{t('rejectHint')}</Text>
      <Textarea label={t('reasons')} autosize minRows={3} data-autofocus {...form.field('reasons')} />
    </FormDialog>
  )
}
