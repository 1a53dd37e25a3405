import { urlOfPermission } from '@coverwright/domain/permission-url'
import type { Permission } from '@coverwright/domain/permissions'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { catalogue } from '../src/app/catalogue.ts'
import { Providers } from '../src/app/Providers.tsx'
import { lazyComponent } from '../src/core/lazy-component.tsx'
import { useSession } from '../src/core/session/session.ts'
import { startText } from '../src/core/text/start-text.ts'
import { queryClient } from '../src/core/wire/query-client.ts'
import { type Answers, fakeServer } from './fake-server.ts'

interface Shown {
  /** What whoever looks at it may do; without one, only look. */
  readonly may?: readonly Permission[]
  readonly answers: Answers
}

const tokens = { accessToken: 'a', idToken: 'i', refreshToken: 'r', deviceKey: 'd' }

await startText('en_uk')

/** A screen by itself, without shell and guards, before somebody signed in; the server is the test's own. */
export async function showScreen(path: string, { may = [], answers }: Shown) {
  const [pathname] = path.split('?', 1)
  const screen = catalogue.find((one) => one.path === pathname)
  if (!screen?.load) throw new Error(`No screen is at ${path}`)
  const server = fakeServer(answers)
  onTestFinished(() => {
    server.stop()
    expect(server.faults).toEqual([])
  })
  queryClient.clear()
  useSession.setState({
    tokens,
    permissionList: { roleList: [], requestList: may.map((code) => ({ url: urlOfPermission(code) })) },
  })
  const { Component } = await lazyComponent(screen.load, 'framework', ...[screen.texts ?? []].flat())
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [path] })
  const page = await render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { page, made: server.made, router }
}
