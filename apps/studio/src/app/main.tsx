import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Providers } from './Providers.tsx'
import { fetchHome, routes } from './routes.tsx'
import { useSession } from './session/session.ts'
import { followSession } from './start/follow-session.ts'
import { startSession } from './start/start-session.ts'
import { startText } from './text/start-text.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no place for the studio')

startSession()
await startText(useSession.getState().defaultLanguage)

const router = createBrowserRouter(routes)
followSession(router)

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)

// While someone types their password, the first screens come.
setTimeout(fetchHome, 300)
