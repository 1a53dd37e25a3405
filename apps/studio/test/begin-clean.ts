import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

/** Nothing is signed for a server that does not look: exchanging keys takes longer than a test. */
const material = { appId: 'test', secret: 'test', offsetMs: 0, expiresAt: Number.MAX_SAFE_INTEGER }
document.cookie = `coverwright-signing=${encodeURIComponent(JSON.stringify(material))}; path=/`

// The library clears the page for the first file only: files share their modules, and it asks as it is loaded.
beforeEach(cleanup)
