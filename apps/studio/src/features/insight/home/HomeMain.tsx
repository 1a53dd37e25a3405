import { RecentMessages } from './RecentMessages.tsx'
import { RecentProducts } from './RecentProducts.tsx'
import { SetUpCard } from './SetUpCard.tsx'
import { useRecentMessages } from './use-recent-messages.ts'
import { WaitsForYou } from './WaitsForYou.tsx'

/** What is next, and what was worked on and sent lately. */
export default function HomeMain() {
  const { mayRead, messages } = useRecentMessages()
  return (
    <>
      <WaitsForYou />
      <SetUpCard />
      <RecentProducts />
      {mayRead && <RecentMessages messages={messages} />}
    </>
  )
}
