import { useSearchParams } from 'react-router'
import { apiTabs } from '../../build/connector/ApiHeader.tsx'
import { Connectors } from '../../build/connector/Connectors.tsx'
import { Tasks } from '../../build/connector/Tasks.tsx'
import { Webhooks } from './Webhooks.tsx'

/** Systems that are asked, what came of it, and systems that are told. */
export function Component() {
  const [search] = useSearchParams()
  // Notifications lead to one webhook, by its id alone.
  const named = search.has('webhook') ? 'webhooks' : search.get('tab')
  const tab = apiTabs.find((each) => each === named) ?? 'connectors'
  if (tab === 'tasks') return <Tasks />
  return tab === 'webhooks' ? <Webhooks /> : <Connectors />
}
