import { useSearchParams } from 'react-router'
import { useSession } from '../../../core/session/session.ts'
import { OfferList } from './OfferList.tsx'
import { OwnList } from './OwnList.tsx'
import { type PrimaryTab, primaryTabs } from './PrimaryHeader.tsx'
import { ResaleList } from './ResaleList.tsx'

/** Who provides begins with what is theirs, who sells with what they may sell. */
export function Component() {
  const [params] = useSearchParams()
  const isBroker = useSession(({ accountData }) => accountData?.company.businessType) === 'broker'
  const usual: PrimaryTab = isBroker ? 'offers' : 'own'
  const tab = primaryTabs.find((one) => one === params.get('tab')) ?? usual
  if (tab === 'sales') return <ResaleList />
  return tab === 'offers' ? <OfferList /> : <OwnList />
}
