import { useEffect } from 'react'
import { useSession } from '../../../core/session/session.ts'
import { Mark } from '../../../theme/Mark.tsx'
import classes from './BrandMarks.module.css'
import { usePicture } from './use-picture.ts'

/** The company's own logo in the bar and its own icon on the browser's tab, where it has them. */
export default function BrandMarks() {
  const company = useSession(({ accountData }) => accountData?.company)
  const logo = usePicture(company?.logoFileId ?? null)
  useFavicon(usePicture(company?.faviconFileId ?? null))
  return logo ? <img className={classes.logo} src={logo} alt="" /> : <Mark />
}

function useFavicon(url: string | undefined) {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel~=icon]')
    if (!link || !url) return undefined
    const { href, type } = link
    // The variant's is a drawing, the company's a picture.
    link.type = ''
    link.href = url
    return () => {
      link.type = type
      link.href = href
    }
  }, [url])
}
