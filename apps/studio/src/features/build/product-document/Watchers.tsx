import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { initials } from '../../../parts/person/initials.ts'
import { useWatchers } from './use-watchers.ts'
import classes from './Watchers.module.css'

const shown = 3

/** Who else has this product open now, by their initials. */
export function Watchers({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('product-document')
  const watchers = useWatchers(productId)
  if (watchers.length === 0) return null
  const more = watchers.slice(shown)
  return (
    <ul className={classes.watchers} aria-label={t('watchers')}>
      {watchers.slice(0, shown).map(({ memberId, name }) => (
        <Watcher key={memberId} name={name} mark={initials(name)} />
      ))}
      {more.length > 0 && <Watcher name={more.map(({ name }) => name).join(', ')} mark={`+${more.length}`} />}
    </ul>
  )
}

const Watcher = ({ name, mark }: { readonly name: string; readonly mark: string }) => (
  <li>
    <Tooltip label={name}>
      <span role="img" aria-label={name}>
        {mark}
      </span>
    </Tooltip>
  </li>
)
