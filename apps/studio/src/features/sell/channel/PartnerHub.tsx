import { readers } from '@coverwright/domain/readers'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { hasAny } from '../../../core/screens/decide.ts'
import { useSession } from '../../../core/session/session.ts'
import { type HubTab, hubTabNames, hubTabs } from '../../company/partner/hub-tabs.ts'
import { InsurerList } from '../../company/partner/InsurerList.tsx'
import { PartnerList } from '../../company/partner/PartnerList.tsx'
import { CommissionList } from '../commission/CommissionList.tsx'
import { CouponList } from '../coupon/CouponList.tsx'
import { VoucherList } from '../voucher/VoucherList.tsx'
import { ChannelList } from './ChannelList.tsx'
import { MerchantList } from './MerchantList.tsx'

const lists: Readonly<Record<HubTab, ComponentType>> = {
  partners: PartnerList,
  insurers: InsurerList,
  channels: ChannelList,
  merchants: MerchantList,
  vouchers: VoucherList,
  coupons: CouponList,
  commission: CommissionList,
}

/** Everybody who sells for the company: the tab that is asked for, or the first that one may look at. */
export function Component() {
  const [params] = useSearchParams()
  const held = useSession(({ permissionList }) => permissionList)
  const open = hubTabNames.filter((key) => hasAny(held, readers[hubTabs[key]]))
  const asked = open.find((key) => key === params.get('tab')) ?? open[0] ?? 'partners'
  const List = lists[asked]
  return <List />
}
