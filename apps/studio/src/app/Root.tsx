import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSession } from './session/session.ts'
import { signInAddressOf } from './session/sign-in-address.ts'
import { useWaits } from './wire/waits.ts'

const TimedOutDialog = lazy(() => import('../features/edge/TimedOutDialog.tsx'))
const SessionEndedDialog = lazy(() => import('../features/session/SessionEndedDialog.tsx'))
const MaintenancePage = lazy(() => import('../features/edge/MaintenancePage.tsx'))

/** What may lie over any screen. The screen stays beneath, so that no work is lost. */
export function Root() {
  const { isTimedOut, isUnderMaintenance } = useWaits()
  const isElsewhere = useSession((session) => session.ending !== null && signInAddressOf(session) !== '/')
  return (
    <>
      <div inert={isUnderMaintenance} style={{ display: 'contents' }}>
        <Outlet />
      </div>
      <Suspense>
        {isElsewhere && <SessionEndedDialog />}
        {isTimedOut && <TimedOutDialog />}
        {isUnderMaintenance && <MaintenancePage />}
      </Suspense>
    </>
  )
}
