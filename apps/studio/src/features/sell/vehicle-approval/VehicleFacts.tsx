import type { VehicleApprovalDetail } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval'
import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './VehicleApproval.module.css'
import { vehicleApprovalStatuses } from './vehicle-approval-statuses.ts'

export function VehicleFacts({ approval }: { readonly approval: VehicleApprovalDetail }) {
  const { t } = useTranslation('vehicle-approval')
  const times = useTimeTexts()
  const { customer, customerId, decidedAt, decidedBy, keptUntil } = approval
  return (
    <>
      {approval.state === 'pending' && (
        <Alert color="info" icon={<IconInfoCircle size={16} />}>
          {t('pendingWhy')}
        </Alert>
      )}
      <Facts
        facts={[
          [t('state'), <StatusBadge key="state" status={vehicleApprovalStatuses[approval.state]} />],
          [t('product'), approval.productName],
          [
            t('customer'),
            customerId ? (
              <Link
                key="customer"
                className={classes.link}
                to={pathTo(`/customer-management-center?customer=${customerId}`)}
              >
                {customer}
              </Link>
            ) : null,
          ],
          [t('email'), approval.email],
          [t('registration'), approval.registration],
          [t('bought'), approval.isBought ? t('isBought') : t('notBought')],
          [t('since'), times.dateAndTime(approval.createdAt)],
          [t('decided'), decidedAt && `${times.dateAndTime(decidedAt)}, ${decidedBy ?? ''}`],
          [t('rejectedFor'), approval.rejectedFor],
          [t('keptUntil'), keptUntil && times.date(keptUntil)],
        ]}
      />
    </>
  )
}
