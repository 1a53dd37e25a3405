import { dictionaryRuns, ideographRuns } from '@coverwright/domain/assist/hub-file/unspaced'

/** What stands in every Chinese text and question and tells none apart; longer ones first. */
const chinese = new RegExp(
  `为什么|為什麼|是不是|有没有|有沒有|能不能|可不可以|多长时间|多長時間|多少钱|多少錢|请问|請問|如何|怎么样|怎麼樣|怎么|怎麼|怎样|怎樣|什么时候|什麼時候|
  什么|什麼|多少|多久|哪些|哪个|哪個|哪里|哪裡|何时|何時|是否|可以|如果|因为|因為|所以|我们|我們|你们|你們|您的|这个|這個|那个|那個|
  的|了|吗|嗎|呢|吧|啊|是|我|你|您|他|她|它|们|們|这|這|那|和|与|與|或|及|也|都|就|在|会|會|能|要|几|幾|有`.replaceAll(
    /\s+/g,
    '',
  ),
  'gu',
)

const thai = new Set(
  `เท่าไร เท่าไหร่ เท่าใด อะไร ไหม มั้ย หรือ หรือไม่ ที่ ซึ่ง ของ และ ใน เป็น ได้ ให้ มี จะ คือ ว่า กับ จาก การ ความ นี้ นั้น ฉัน ผม ดิฉัน คุณ เรา เขา
  ครับ ค่ะ คะ อย่างไร ยังไง อย่าง ไร เมื่อ เมื่อไร เมื่อไหร่ ต้อง กี่ ทำ ไม่ ถ้า หาก แล้ว ก็ ด้วย โดย แต่ ถึง ไป มา อยู่ บ้าง ใคร ทำไม ไหน ใด
  ต่อ สามารถ ขอ`.split(/\s+/),
)

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** Every two letters that stand side by side: what is asked is found wherever words begin and end. */
function pairsIn(run: string): string[] {
  const letters = Array.from(run)
  return letters.length < 2 ? letters : letters.slice(1).map((letter, nth) => `${letters[nth]}${letter}`)
}

/** The words of the parts of a text that are written without blanks; signs of no width are gone already. */
export const unspacedWordsOf = (text: string): string[] => [
  ...Array.from(text.matchAll(ideographRuns), ([run]) =>
    run.replaceAll(chinese, ' ').split(' ').flatMap(pairsIn),
  ).flat(),
  ...Array.from(text.matchAll(dictionaryRuns), ([run]) =>
    Array.from(segmenter.segment(run), ({ segment }) => segment).filter((word) => !thai.has(word)),
  ).flat(),
]

/** The same text without them. */
export const withoutUnspaced = (text: string): string =>
  text.replaceAll(ideographRuns, ' ').replaceAll(dictionaryRuns, ' ')
