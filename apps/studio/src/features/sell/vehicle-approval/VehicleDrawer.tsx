import type { VehicleApprovalDetail } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval'
import { vehicleApprovalLifecycle } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval-lifecycle'
import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { VehicleFacts } from './VehicleFacts.tsx'
import { VehiclePictures } from './VehiclePictures.tsx'

/** Sooner than the links to the files end. */
const refreshMs = 8 * 60_000

interface VehicleDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
}

/** One application: the vehicle from every side, and what is decided. */
export function VehicleDrawer({ id, onClose }: VehicleDrawerProps) {
  const { t } = useTranslation('vehicle-approval')
  const [rejecting, setRejecting] = useState<VehicleApprovalDetail>()
  const approval = useQuery({
    ...once(id, (known) => queries.vehicleApproval.getVehicleApproval({ id: known })),
    refetchInterval: refreshMs,
  })
  return (
    <>
      <DetailDrawer
        isOpen={id !== undefined}
        onClose={onClose}
        title={approval.data?.number ?? t('application')}
        item={approval}
        actions={(detail) => <Decision approval={detail} onReject={() => setRejecting(detail)} />}
      >
        {(detail) => (
          <>
            <VehicleFacts approval={detail} />
            <VehiclePictures approval={detail} />
          </>
        )}
      </DetailDrawer>
      {rejecting && <RejectDialog approval={rejecting} onClose={() => setRejecting(undefined)} />}
    </>
  )
}

/** What the lifecycle allows, to whoever may. */
function Decision({
  approval: { id, number, state },
  onReject,
}: {
  readonly approval: VehicleApprovalDetail
  readonly onReject: () => void
}) {
  const { t } = useTranslation('vehicle-approval')
  const may = useMay('underwrite')
  const approve = useAct('vehicleApproval.approveVehicle', { done: () => t('wasApproved', { number }) })
  if (!vehicleApprovalLifecycle.next(state, 'approve')) return null
  if (!may) return <span>{t('mayNot')}</span>
  return (
    <>
      <Button variant="default" leftSection={<IconX size={16} />} onClick={onReject}>
        {t('reject')}
      </Button>
      <Button
        leftSection={<IconCheck size={16} />}
        loading={approve.isBusy}
        loaderProps={{ color: 'currentColor' }}
        onClick={() => approve.run({ id })}
      >
        {t('approve')}
      </Button>
    </>
  )
}
