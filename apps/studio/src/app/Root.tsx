import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { type Load, optionalPart } from '../core/optional-part.ts'
import { useSession } from '../core/session/session.ts'
import { signInAddressOf } from '../core/session/sign-in-address.ts'
import { useOnline } from '../core/wire/use-online.ts'
import { useWaits } from '../core/wire/waits.ts'
import { OfflineBar } from './edge/OfflineBar.tsx'

const loads: Load[] = []

/** What tells of a server out of reach could not be fetched from it then. */
function atHand(load: Load) {
  loads.push(load)
  return optionalPart(load)
}

const TimedOutDialog = atHand(() => import('./edge/TimedOutDialog.tsx'))
const SessionEndedDialog = atHand(() => import('../features/company/session/SessionEndedDialog.tsx'))
const MaintenancePage = atHand(() => import('./edge/MaintenancePage.tsx'))

/** The first screen comes before what it may never need. */
const fetchAfterMs = 2000

function fetchAtHand() {
  const timer = setTimeout(() => void Promise.allSettled(loads.map((load) => load())), fetchAfterMs)
  return () => clearTimeout(timer)
}

/** What may lie over any screen. The screen stays beneath, so that no work is lost. */
export function Root() {
  const { isTimedOut, isUnderMaintenance } = useWaits()
  const isOnline = useOnline()
  const isElsewhere = useSession((session) => session.ending !== null && signInAddressOf(session) !== '/')
  useEffect(fetchAtHand, [])
  return (
    <>
      <div inert={isUnderMaintenance} style={{ display: 'contents' }}>
        <Outlet />
      </div>
      {!isOnline && <OfflineBar />}
      <Suspense>
        {isElsewhere && <SessionEndedDialog />}
        {isTimedOut && isOnline && <TimedOutDialog />}
        {isUnderMaintenance && <MaintenancePage />}
      </Suspense>
    </>
  )
}
