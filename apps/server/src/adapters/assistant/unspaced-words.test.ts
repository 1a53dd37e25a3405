import { describe, expect, test } from 'vitest'
import type { LoadedDocument } from './assistant.ts'
import { createLexicalAssistant } from './lexical-assistant.ts'
import { wordsOf } from './words-of.ts'

const documentOf = (
  title: string,
  passages: readonly (readonly [heading: string, text: string])[],
): LoadedDocument => ({
  id: title,
  title,
  passages: passages.map(([heading, text]) => ({ heading, text })),
})

const simplified = documentOf('宠物保险手册', [
  ['承保范围', '兽医费用：每种疾病最高赔付 3,000 英镑（基本计划），每年 5,000 英镑（升级计划）。'],
  ['牙科治疗', '牙科治疗每年最高赔付 750 英镑，仅限意外事故之后。'],
  ['取消合同', '您可以随时致电或来信取消合同。14 天内取消且未理赔的，保费全额退还。'],
  ['出国旅行', '在欧洲旅行期间，保障每个保单年度最长 90 天。'],
])
const traditional = documentOf('汽車保險手冊', [
  ['擋風玻璃', '更換擋風玻璃的自負額為 100 英鎊，修補則免費。'],
  ['道路救援', '車輛在路上拋錨時，每年提供五次道路救援。'],
])
const thai = documentOf('คู่มือประกันสัตว์เลี้ยง', [
  ['ค่ารักษาพยาบาล', 'ค่ารักษาโดยสัตวแพทย์สูงสุด 3,000 ปอนด์ต่อโรค'],
  ['ค่ารักษาฟัน', 'ค่ารักษาฟันสูงสุด 750 ปอนด์ต่อปี เฉพาะหลังเกิดอุบัติเหตุ'],
  ['การยกเลิกสัญญา', 'คุณสามารถโทรหรือเขียนมายกเลิกสัญญาได้ทุกเมื่อ ภายใน 14 วันจะคืนเบี้ยประกันทั้งหมด'],
  ['การเดินทางต่างประเทศ', 'ความคุ้มครองในยุโรปสูงสุด 90 วันต่อปีกรมธรรม์'],
])
const documents = [simplified, traditional, thai]

const find = async (question: string) => {
  const { outcome, passages } = await createLexicalAssistant().find(question, documents, async (ids) =>
    documents.filter(({ id }) => ids.includes(id)),
  )
  const [best] = passages
  const document = documents.find(({ id }) => id === best?.documentId)
  return { outcome, heading: document?.passages[best?.passage ?? -1]?.heading }
}

describe('a question without blanks between its words', () => {
  test.each([
    ['牙科治疗的限额是多少？', '牙科治疗'],
    ['我怎么取消合同？', '取消合同'],
    ['去欧洲旅行有保障吗？', '出国旅行'],
    ['兽医费用最高赔付多少钱', '承保范围'],
    ['更換擋風玻璃要多少錢？', '擋風玻璃'],
    ['車輛拋錨了怎麼辦？', '道路救援'],
    ['ค่ารักษาฟันเท่าไร', 'ค่ารักษาฟัน'],
    ['ยกเลิกสัญญาได้อย่างไร', 'การยกเลิกสัญญา'],
    ['เดินทางในยุโรปได้กี่วัน', 'การเดินทางต่างประเทศ'],
  ])('%s finds %s', async (question, heading) => {
    const found = await find(question)
    expect(found).toMatchObject({ heading })
    expect(found.outcome).not.toBe('not-found')
  })

  test.each(['阳台上怎么种番茄？', '明天的天气怎么样', 'ปลูกมะเขือเทศบนระเบียงอย่างไร', '股票投資的回報'])(
    '%s is answered by none of them',
    async (question) => {
      expect(await find(question)).toEqual({ outcome: 'not-found', heading: undefined })
    },
  )
})

test('signs of no width and full-width letters part nothing, and what is written with blanks is as it was', () => {
  expect(wordsOf('牙\u200b科')).toEqual(['牙科'])
  expect(wordsOf('ＤＥＮＴＡＬ 牙科 treatment')).toEqual([...wordsOf('dental treatment'), '牙科'])
  expect(wordsOf('费')).toEqual(['费'])
})
