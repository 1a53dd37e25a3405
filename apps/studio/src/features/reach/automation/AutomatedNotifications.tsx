import { useSearchParams } from 'react-router'
import { EventMessages } from './EventMessages.tsx'
import { notificationTabs } from './NotificationHeader.tsx'
import { QuietHours } from './QuietHours.tsx'
import { RunLog } from './RunLog.tsx'
import { Suppressions } from './Suppressions.tsx'
import { TextTemplates } from './TextTemplates.tsx'
import { TrashedTexts } from './TrashedTexts.tsx'

const parts = {
  messages: EventMessages,
  texts: TextTemplates,
  log: RunLog,
  quiet: QuietHours,
  unsubscribed: Suppressions,
  trash: TrashedTexts,
} as const

/** What the product sends by itself; `?tab=` says which part of it. */
export function Component() {
  const [params] = useSearchParams()
  const asked = params.get('tab')
  const Part = parts[notificationTabs.find((tab) => tab === asked) ?? 'messages']
  return <Part />
}
