import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMay } from '../../../core/session/use-may.ts'
import { client } from '../../../core/wire/client.ts'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { LinkExpired } from './LinkExpired.tsx'
import { TalkPage } from './TalkPage.tsx'
import { TalkPreview } from './TalkPreview.tsx'
import { talkPass } from './talk-pass.ts'

type Standing =
  | { readonly is: 'opening' | 'in' | 'out' | 'left' }
  | { readonly is: 'refused'; readonly link: string; readonly failure: unknown }

interface ProductTalkProps {
  /** Shown beside the talk; told what to do when their time is over. */
  readonly exams: (onOut: () => void) => ReactNode
}

/** Where the mailed link leads. What it carries is moved to the tab's own storage, and off the address at once. */
export function ProductTalk({ exams }: ProductTalkProps) {
  const { t } = useTranslation('product-talk')
  const [params, setParams] = useSearchParams()
  const [link] = useState(() => params.get('t'))
  const mayPreview = useMay('manage-hub')
  const [standing, setStanding] = useState<Standing>({ is: link ? 'opening' : talkPass.read() ? 'in' : 'out' })
  useEffect(() => {
    if (!params.has('t')) return
    const rest = new URLSearchParams(params)
    rest.delete('t')
    setParams(rest, { replace: true })
  }, [params, setParams])
  useEffect(() => {
    if (!link) return
    talkPass.forget()
    const open = async () => {
      try {
        talkPass.keep(await client.productTalk.openLink({ token: link }))
        setStanding({ is: 'in' })
      } catch (failure) {
        setStanding({ is: 'refused', link, failure })
      }
    }
    void open()
  }, [link])
  const leave = (is: 'out' | 'left') => {
    talkPass.forget()
    setStanding({ is })
  }
  if (standing.is === 'opening') return null
  if (standing.is === 'in') {
    const onOut = () => leave('out')
    return <TalkPage onLeft={() => leave('left')} onOut={onOut} exams={exams(onOut)} />
  }
  if (standing.is === 'refused') return <LinkExpired link={standing.link} failure={standing.failure} />
  if (standing.is === 'out' && mayPreview) return <TalkPreview />
  return (
    <PublicPage
      title={standing.is === 'left' ? t('left') : t('noLink')}
      lead={standing.is === 'left' ? t('leftHint') : t('noLinkHint')}
    >
      {null}
    </PublicPage>
  )
}
