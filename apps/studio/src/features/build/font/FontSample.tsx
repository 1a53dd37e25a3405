import type { Font } from '@coverwright/domain/build/font/font'
import { useEffect, useState } from 'react'
import classes from './Fonts.module.css'

/** The family's name set in it. Until it is there, and where it cannot be read, in the studio's own. */
export function FontSample({ font: { id, family, src } }: { readonly font: Font }) {
  const [isThere, setThere] = useState(false)
  const own = `cw-font-${id}`
  useEffect(() => {
    const face = new FontFace(own, `url('${src}') format('woff2')`)
    let isGone = false
    const load = async () => {
      await face.load()
      if (isGone) return
      document.fonts.add(face)
      setThere(true)
    }
    void load().catch(() => undefined)
    return () => {
      isGone = true
      document.fonts.delete(face)
    }
  }, [own, src])
  return (
    <span className={classes.sample} style={isThere ? { fontFamily: `'${own}', inherit` } : undefined}>
      {family}
    </span>
  )
}
