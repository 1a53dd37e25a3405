import { partnerTypeNames, partnerTypes } from '@coverwright/domain/company/partnership/partner-types'
import type { Partnership } from '@coverwright/domain/company/partnership/partnership'
import { partnershipStatuses } from '@coverwright/domain/company/partnership/partnership-lifecycle'
import { IconAffiliate, IconCircleDashed, IconEye, IconMailForward, IconMailOff } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Filter, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { PartnerDrawer } from './PartnerDrawer.tsx'
import { PartnerHeader } from './PartnerHeader.tsx'
import { nameOf, partnershipLooks } from './partner-statuses.ts'
import { usePartnerColumns } from './use-partner-columns.tsx'

const list = listed(queries.login.getBrokerList)

const waits: ReadonlySet<Partnership['status']> = new Set(['invited', 'expired'])

export function PartnerList() {
  const { t } = useTranslation('partner')
  const columns = usePartnerColumns()
  const mayManage = useMay('manage-partners')
  const { shown, show, hide } = useShown('partner')
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'status',
        label: t('status'),
        icon: <IconCircleDashed size={14} />,
        options: partnershipStatuses.map((value) => ({
          value,
          label: t(`framework:status.${partnershipLooks[value]}`),
        })),
      },
      {
        key: 'partnerType',
        label: t('type'),
        icon: <IconAffiliate size={14} />,
        options: partnerTypes.map((value) => ({ value, label: partnerTypeNames[value] })),
      },
    ],
    [t],
  )
  const resend = async (partnership: Partnership) => {
    await acts.insurers.resendPartnership({ id: partnership.id })
    sayDone(t('sentAgain', { email: partnership.email }))
  }
  const revoke = async (partnership: Partnership) => {
    await acts.insurers.revokePartnership({ id: partnership.id })
    sayDone(t('revoked', { name: nameOf(partnership) }))
  }
  const rowActions = (partnership: Partnership): RowAction[] => [
    { label: t('view'), icon: <IconEye size={16} />, run: () => show(partnership.id) },
    ...(mayManage && partnership.isOurs && waits.has(partnership.status)
      ? [
          ...(partnership.email
            ? [
                {
                  label: t('sendAgain'),
                  icon: <IconMailForward size={16} />,
                  run: () => void resend(partnership).catch(sayFailed),
                },
              ]
            : []),
          {
            label: t('revoke'),
            icon: <IconMailOff size={16} />,
            isDangerous: true,
            run: () => void revoke(partnership).catch(sayFailed),
          },
        ]
      : []),
  ]
  return (
    <>
      <ListScreen
        name={t('tab.partners')}
        header={<PartnerHeader tab="partners" />}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        searchLabel={t('find')}
        filters={filters}
        defaultSort="-createdAt"
        onOpen={({ id }) => show(id)}
        rowActions={rowActions}
        empty={<Empty icon={<IconAffiliate size={20} />} title={t('none')} description={t('noneHint')} />}
      />
      <PartnerDrawer id={shown} onClose={hide} />
    </>
  )
}
