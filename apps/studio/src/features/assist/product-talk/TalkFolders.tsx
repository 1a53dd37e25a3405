import type { Talk } from '@coverwright/domain/assist/product-talk/product-talk'
import { useTranslation } from 'react-i18next'
import classes from './ProductTalk.module.css'

/** What may be asked about, and where the app is. */
export function TalkFolders({ talk }: { readonly talk: Talk }) {
  const { t } = useTranslation('product-talk')
  const { folders, isPlaced, appStoreLink, googlePlayLink } = talk
  return (
    <aside className={classes.folders} aria-label={t('folders')}>
      <h2>{t('folders')}</h2>
      {folders.length === 0 && (
        <p>
          <b>{t(isPlaced ? 'noFolders' : 'notPlaced')}</b> {t(isPlaced ? 'noFoldersHint' : 'notPlacedHint')}
        </p>
      )}
      <ul>
        {folders.map(({ id, name, description, coverUrl, files }) => (
          <li key={id}>
            {coverUrl && <img src={coverUrl} alt="" />}
            <b>{name}</b>
            {description && <span>{description}</span>}
            <small>{t('files', { count: files })}</small>
          </li>
        ))}
      </ul>
      {(appStoreLink || googlePlayLink) && (
        <nav aria-label={t('app')}>
          {appStoreLink && (
            <a href={appStoreLink} target="_blank" rel="noreferrer">
              {t('appStore')}
            </a>
          )}
          {googlePlayLink && (
            <a href={googlePlayLink} target="_blank" rel="noreferrer">
              {t('googlePlay')}
            </a>
          )}
        </nav>
      )}
    </aside>
  )
}
