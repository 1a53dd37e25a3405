import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import type { VehicleApproval } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval'
import { vehicleApprovalLifecycle } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval-lifecycle'
import { Button } from '@mantine/core'
import { IconCar, IconEye, IconFlask, IconStatusChange } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Filter } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { useVehicleApprovalColumns, type VehicleApprovalSortKey } from './use-vehicle-approval-columns.tsx'
import { VehicleDrawer } from './VehicleDrawer.tsx'

const list = listed(queries.vehicleApproval.listVehicleApprovals)

/** What customers sent to be looked at; `?approval=` opens one of them. */
export function Component() {
  const { t } = useTranslation('vehicle-approval')
  const { shown, show, hide } = useShown('approval')
  const mayBuild = useMay('project')
  const columns = useVehicleApprovalColumns()
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'state',
        label: t('state'),
        icon: <IconStatusChange size={14} />,
        options: vehicleApprovalLifecycle.states.map((value) => ({ value, label: t(`framework:status.${value}`) })),
      },
      {
        key: 'mode',
        label: t('mode'),
        icon: <IconFlask size={14} />,
        options: journeyModes.map((value) => ({ value, label: t(`modes.${value}`) })),
      },
    ],
    [t],
  )
  return (
    <>
      <ListScreen<VehicleApproval, VehicleApprovalSortKey>
        name={t('title')}
        header={<PageHeader title={t('title')} description={t('description')} />}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ number }) => number}
        searchLabel={t('find')}
        filters={filters}
        defaultSort="-createdAt"
        onOpen={({ id }) => show(id)}
        rowActions={({ id }) => [{ label: t('view'), icon: <IconEye size={16} />, run: () => show(id) }]}
        empty={
          <Empty
            icon={<IconCar size={20} />}
            title={t('empty')}
            description={t('emptyHint')}
            action={
              mayBuild && (
                <Button component={Link} to={pathTo('/project')} variant="default">
                  {t('emptyNext')}
                </Button>
              )
            }
          />
        }
      />
      <VehicleDrawer id={shown} onClose={hide} />
    </>
  )
}
