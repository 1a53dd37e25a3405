import sharp from 'sharp'

const body = '#3f6ea8'
const glass = '#cfe0ee'
const drawings: Readonly<Record<string, string>> = {
  car_front: `<rect x="160" y="200" width="320" height="150" rx="40" fill="${body}"/><rect x="205" y="130" width="230" height="100" rx="30" fill="${glass}" stroke="${body}" stroke-width="14"/><circle cx="205" cy="270" r="24" fill="#fff3c4"/><circle cx="435" cy="270" r="24" fill="#fff3c4"/>`,
  car_back: `<rect x="160" y="200" width="320" height="150" rx="36" fill="${body}"/><rect x="205" y="130" width="230" height="95" rx="26" fill="${glass}" stroke="${body}" stroke-width="14"/><rect x="180" y="250" width="50" height="26" rx="8" fill="#b3261e"/><rect x="410" y="250" width="50" height="26" rx="8" fill="#b3261e"/>`,
  car_left: `<path d="M70 300 q10-70 90-76 l70-74 h170 l80 74 q90 8 90 76 z" fill="${body}"/><path d="M245 220 l44-50 h50 v50 z M355 170 h40 l54 50 h-94 z" fill="${glass}"/><circle cx="180" cy="310" r="44" fill="#222"/><circle cx="460" cy="310" r="44" fill="#222"/>`,
  car_right: `<g transform="translate(640 0) scale(-1 1)"><path d="M70 300 q10-70 90-76 l70-74 h170 l80 74 q90 8 90 76 z" fill="${body}"/><path d="M245 220 l44-50 h50 v50 z M355 170 h40 l54 50 h-94 z" fill="${glass}"/><circle cx="180" cy="310" r="44" fill="#222"/><circle cx="460" cy="310" r="44" fill="#222"/></g>`,
  car_interior: `<rect x="60" y="80" width="520" height="150" fill="${glass}"/><rect x="60" y="220" width="520" height="140" rx="20" fill="#39424d"/><circle cx="210" cy="270" r="62" fill="none" stroke="#111" stroke-width="16"/><rect x="350" y="245" width="150" height="60" rx="8" fill="#8fb6d8"/>`,
}

let made: Promise<Record<string, Buffer>> | undefined

/** Drawn, not taken: one for each side that is asked for. */
export function carPhotos(): Promise<Record<string, Buffer>> {
  made ??= drawAll()
  return made
}

async function drawAll() {
  const photos: Record<string, Buffer> = {}
  for (const [name, drawing] of Object.entries(drawings)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420"><rect width="640" height="420" fill="#e7eaec"/><rect y="330" width="640" height="90" fill="#b9bfc4"/>${drawing}</svg>`
    photos[name] = await sharp(Buffer.from(svg)).jpeg({ quality: 60 }).toBuffer()
  }
  return photos
}
