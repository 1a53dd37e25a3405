import { useTranslation } from 'react-i18next'
import { maintenanceCaptions } from './captions.ts'
import { MaintenanceArt } from './MaintenanceArt.tsx'
import styles from './MaintenancePage.module.css'

/** Lies over the screen while the server answers that it is in maintenance; calls go on when it is back. */
export default function MaintenancePage() {
  const { t } = useTranslation('app')
  const [title, caption] = maintenanceCaptions
  return (
    <main className={styles.page} role="status">
      <MaintenanceArt />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.caption}>{caption}</p>
      <p className={styles.note}>{t('maintenance.note')}</p>
    </main>
  )
}
