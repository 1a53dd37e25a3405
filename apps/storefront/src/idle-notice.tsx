import type { Say } from '@coverwright/domain/build/words/say'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadPage, secondsSinceContact } from './server-calls.ts'

/** So long before the end somebody is told. */
const warnSeconds = 5 * 60
/** Somebody who types is there, though the server hears nothing. */
const typingSeconds = 5 * 60

interface Props {
  readonly path: string
  readonly idleSeconds: number
  readonly say: Say
}

/** Tells in time that the answers will be hidden from whoever sits down here next. */
export function IdleNotice({ path, idleSeconds, say }: Props) {
  const [isWarning, setWarning] = useState(false)
  const stay = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const check = () => {
      const left = idleSeconds - secondsSinceContact()
      // The server decides: it shows where to go on.
      if (left <= 0) location.reload()
      else setWarning(left <= warnSeconds)
    }
    const timer = setInterval(check, 1000)
    const isHere = () => {
      if (secondsSinceContact() > typingSeconds) loadPage(path).catch(() => undefined)
    }
    document.addEventListener('input', isHere)
    return () => {
      clearInterval(timer)
      document.removeEventListener('input', isHere)
    }
  }, [path, idleSeconds])

  // With the notice itself: a frame later a key press would still go to the page behind it.
  useLayoutEffect(() => {
    if (isWarning) stay.current?.focus()
  }, [isWarning])

  if (!isWarning) return null
  return (
    <div className="cj-idle" role="alertdialog" aria-labelledby="idle-title" aria-describedby="idle-text">
      <div>
        <div>
          <h2 id="idle-title">{say('Are you still there?')}</h2>
          <p id="idle-text">
            {say('We will hide your answers in 5 minutes, so that nobody else sees them. They are kept.')}
          </p>
        </div>
        <button
          type="button"
          className="cj-button"
          ref={stay}
          onClick={() => {
            loadPage(path).then(
              () => setWarning(false),
              () => location.reload(),
            )
          }}
        >
          {say('Stay on this page')}
        </button>
      </div>
    </div>
  )
}
