import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { useSession } from '../core/session/session.ts'
import { followSession } from '../core/start/follow-session.ts'
import { startSession } from '../core/start/start-session.ts'
import { keepSchemasFromEval } from '../core/start/without-eval.ts'
import { startText } from '../core/text/start-text.ts'
import { Providers } from './Providers.tsx'
import { fetchHome, routes } from './routes.tsx'

// In a function: the texts are in the file of this module, which a top-level await would keep from being ready.
async function start(root: HTMLElement): Promise<void> {
  keepSchemasFromEval()
  await startSession()
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
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no place for the studio')
void start(root)
