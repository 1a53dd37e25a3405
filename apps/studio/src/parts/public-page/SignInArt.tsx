import { localeOf } from '@coverwright/domain/base/language/language'
import { IconFileText, IconForms, IconGitBranch, IconLayoutList, IconLock, IconTable } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SignInArt.module.css'

const parts = [
  { text: 'questions', count: 22, Icon: IconForms },
  { text: 'plans', count: 3, Icon: IconLayoutList },
  { text: 'pricing', count: 104_328, Icon: IconTable },
  { text: 'rules', count: 14, Icon: IconGitBranch },
  { text: 'documents', count: 4, Icon: IconFileText },
] as const

const sellers = [
  { who: 'insurer', host: 'pets.tarnbrook.example', colour: '#007AFF', card: '12px', button: '8px' },
  { who: 'broker', host: 'quaysidecover.example/pet', colour: '#5551E0', card: '3px', button: '2px' },
  { who: 'club', host: 'club.pawshare.example', colour: '#1F7A57', card: '18px', button: '99px' },
] as const

const wires = ['M0 270H30Q44 270 44 256V96Q44 82 58 82H96', 'M0 270H96', 'M0 270H30Q44 270 44 284V444Q44 458 58 458H96']

/** One body of insurance, sold in three shells. */
export default function SignInArt() {
  const { t, i18n } = useTranslation('sign-in-art')
  const locale = localeOf(i18n.language)
  return (
    <aside className={styles.art}>
      <p className={styles.title}>
        <span>{t('title')}</span>
        <span>{t('subtitle')}</span>
      </p>
      <div className={styles.diagram} aria-hidden="true">
        <div className={styles.body}>
          <div className={styles.bodyHead}>
            <span className={styles.tag}>{t('body')}</span>
            <span className={styles.badge}>{t('active')}</span>
          </div>
          <p className={styles.bodyName}>{t('product')}</p>
          {parts.map(({ text, count, Icon }) => (
            <div key={text} className={styles.part}>
              <Icon size={15} />
              {t(text)}
              <b>{count.toLocaleString(locale)}</b>
            </div>
          ))}
        </div>
        <svg className={styles.wires} viewBox="0 0 96 540">
          {wires.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <div className={styles.sellers}>
          {sellers.map((seller) => (
            <Seller key={seller.who} {...seller} />
          ))}
        </div>
      </div>
    </aside>
  )
}

/** Pounds, and what stands behind them, smaller. */
function priceIn(locale: string): readonly [string, string] {
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'GBP' }).format(31.86)
  const point = price.search(/\D\d\d\D*$/)
  return [price.slice(0, point), price.slice(point)]
}

function Seller({ who, host, colour, card, button }: (typeof sellers)[number]) {
  const { t, i18n } = useTranslation('sign-in-art')
  const name = t(`seller.${who}`)
  const [whole, pence] = priceIn(localeOf(i18n.language))
  // Custom properties are not among the names React's style type knows.
  const look = { '--cw-brand': colour, '--card-radius': card, '--button-radius': button } as CSSProperties
  return (
    <div className={`${styles.seller} cw-theme`} style={look}>
      <div className={styles.chrome}>
        <IconLock size={12} />
        {host}
      </div>
      <div className={styles.offer}>
        <div className={styles.who}>
          <span className={styles.logo}>{name.charAt(0)}</span>
          {name}
        </div>
        <div className={styles.plan}>
          <div>
            <p className={styles.planName}>{t('plan')}</p>
            <p className={styles.cover}>{t('cover')}</p>
          </div>
          <div className={styles.price}>
            <b>{whole}</b>
            <span>{pence}</span>
            <small>{t('aMonth')}</small>
          </div>
        </div>
        <span className={styles.buy}>{t(`buy.${who}`)}</span>
      </div>
    </div>
  )
}
