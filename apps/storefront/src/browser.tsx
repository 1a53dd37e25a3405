import { views } from '@coverwright/blocks/views'
import { sayWith } from '@coverwright/domain/build/words/say'
import '@coverwright/blocks/blocks.css'
import '@coverwright/blocks/fonts.css'
import type { Journey } from '@coverwright/blocks/journey'
import type { PageData } from '@coverwright/domain/build/page/page-view'
import { useEffect, useMemo, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IdleNotice } from './idle-notice.tsx'
import { askQuote, findAddresses, findVehicle, loadList, loadPage, sendStep } from './server-calls.ts'
import { Storefront } from './storefront.tsx'

function Site({ first }: { readonly first: PageData }) {
  const [page, setPage] = useState(first)
  const [isSettled, setSettled] = useState(false)
  // Known at once: an effect runs a frame later, and somebody may go back within it.
  const shown = useRef(first.view.path)
  const show = (next: PageData) => {
    shown.current = next.view.path
    setPage(next)
  }

  useEffect(() => {
    if (page === first) return
    document.title = page.view.title
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [page, first])

  useEffect(() => {
    setSettled(true)
    // A link to a field, as in the error summary, also fires popstate: the page stays.
    const onBack = () => {
      const path = location.pathname
      if (path !== shown.current)
        loadPage(path).then(
          (answer) => showAt(path, answer),
          () => location.reload(),
        )
    }
    const showAt = (path: string, answer: Awaited<ReturnType<typeof loadPage>>) => {
      // Somebody went on meanwhile.
      if (path !== location.pathname) return
      if ('location' in answer) location.assign(answer.location)
      else show(answer)
    }
    addEventListener('popstate', onBack)
    onBack() // Someone may have gone back before this script ran.
    return () => removeEventListener('popstate', onBack)
  }, [])

  const journey = useMemo<Journey>(
    () => ({
      ...page.view,
      today: todayHere(),
      isSettled,
      quote: askQuote,
      loadList,
      lookUps: {
        ...(page.view.lookUpRoles?.includes('address') && { findAddresses }),
        ...(page.view.lookUpRoles?.includes('vehicle') && { findVehicle }),
      },
      send: async (form) => {
        const answer = await sendStep(page.view.path, form)
        if ('problems' in answer) return answer.problems
        if ('location' in answer) {
          location.assign(answer.location)
          return []
        }
        if (answer.page.view.path !== page.view.path) history.pushState(null, '', answer.page.view.path)
        show(answer.page)
        return []
      },
    }),
    [page, isSettled],
  )
  const { idleSeconds, path, words } = page.view
  return (
    <>
      <Storefront journey={journey} nodes={page.nodes} views={views} />
      {isSettled && idleSeconds ? <IdleNotice path={path} idleSeconds={idleSeconds} say={sayWith(words)} /> : null}
    </>
  )
}

function todayHere() {
  const now = new Date()
  return { day: now.getDate(), month: now.getMonth() + 1, year: now.getFullYear() }
}

const root = document.getElementById('journey')
const data = document.getElementById('page')
if (root && data?.textContent) hydrateRoot(root, <Site first={JSON.parse(data.textContent) as PageData} />)
