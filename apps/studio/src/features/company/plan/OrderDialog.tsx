import { CallError } from '@coverwright/contract/client'
import type { PlanChoice } from '@coverwright/domain/company/plan-order/plan-order'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Plan.module.css'
import { Sums } from './Sums.tsx'

interface OrderDialogProps {
  readonly choice: PlanChoice
  readonly onClose: () => void
}

/** To the penny before anything is ordered; at another price it is shown again, and nothing was ordered. */
export function OrderDialog({ choice, onClose }: OrderDialogProps) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const navigate = useNavigate()
  const preview = useQuery({ ...queries.payment.advanceOrder(choice), staleTime: 0, gcTime: 0, retry: false })
  const details = useQuery(queries.payment.getBillingDetails({}))
  const licence = useQuery(queries.payment.getLicence({}))
  const [isChanged, setChanged] = useState(false)
  const lacksDetails = details.data === null
  const lacksLicence = licence.data?.isWellFormed === false
  const order = async () => {
    if (!preview.data) return
    try {
      const { ticket } = await acts.payment.advanceOrderV2({ ...choice, totalMinor: preview.data.totalMinor })
      await navigate(pathTo(`/upgrade-payment?${new URLSearchParams({ t: ticket }).toString()}`))
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'plan-order.price-changed')) throw error
      setChanged(true)
      await preview.refetch()
    }
  }
  return (
    <ConfirmDialog
      isOpen
      size="lg"
      title={t('upgrade.preview', { plan: choice.plan })}
      keep={t('upgrade.keep')}
      act={t('upgrade.order')}
      isBlocked={!preview.data || lacksDetails || lacksLicence}
      onKeep={onClose}
      onAct={order}
    >
      <div className={classes.pay}>
        {preview.isError && <ErrorAlert error={preview.error} />}
        {preview.isPending && <Skeleton height={160} radius="md" />}
        {isChanged && <p role="alert">{t('upgrade.changed')}</p>}
        {preview.data && (
          <>
            <p className={classes.hint}>
              {t('upgrade.period', {
                start: times.date(preview.data.periodStart),
                end: times.date(preview.data.periodEnd),
              })}
            </p>
            <Sums of={preview.data} />
          </>
        )}
        {lacksLicence && (
          <p>
            {t('upgrade.licenceFirst')} <Link to={pathTo('/license-number')}>{t('upgrade.toLicence')}</Link>
          </p>
        )}
        {lacksDetails && (
          <p>
            {t('upgrade.detailsFirst')} <Link to={pathTo('/upgrade-info')}>{t('upgrade.toDetails')}</Link>
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
