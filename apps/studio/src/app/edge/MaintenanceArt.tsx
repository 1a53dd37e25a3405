import styles from './MaintenanceArt.module.css'

const teeth = 8

/** The outline of a cog around 0, 0. */
function cog(radius: number): string {
  const step = (2 * Math.PI) / teeth
  const points = Array.from({ length: teeth }, (_, tooth) =>
    [
      [-0.3, 0.8],
      [-0.18, 1],
      [0.18, 1],
      [0.3, 0.8],
    ].map(([turn = 0, reach = 1]) => {
      const angle = (tooth + turn) * step
      return `${(Math.cos(angle) * radius * reach).toFixed(1)} ${(Math.sin(angle) * radius * reach).toFixed(1)}`
    }),
  )
  return `M${points.flat().join('L')}Z`
}

/** A page that writes itself while two cogs turn. */
export function MaintenanceArt() {
  return (
    <svg className={styles.art} viewBox="0 0 500 500" width="500" height="500" aria-hidden="true">
      <circle className={styles.ground} cx="250" cy="256" r="196" />
      <rect className={styles.sheet} x="118" y="126" width="230" height="268" rx="18" />
      <path className={styles.line} d="M150 172H248" pathLength="1" />
      <path className={`${styles.line} ${styles.second}`} d="M150 214H262" pathLength="1" />
      <path className={`${styles.line} ${styles.third}`} d="M150 256H230" pathLength="1" />
      <rect className={styles.button} x="146" y="322" width="174" height="40" rx="10" />
      <g transform="translate(352 182)">
        <path className={styles.gear} d={cog(74)} />
        <circle className={styles.hub} r="24" />
      </g>
      <g transform="translate(396 298)">
        <path className={`${styles.gear} ${styles.small}`} d={cog(50)} />
        <circle className={styles.hub} r="16" />
      </g>
    </svg>
  )
}
