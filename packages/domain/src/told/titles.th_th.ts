/** Of mails and notifications, by their English words. */
export const titles: Readonly<Record<string, string>> = {
  'Verify this address for {{company}}': 'ยืนยันอีเมลนี้สำหรับ {{company}}',
  'The account of {{company}} was deactivated': 'บัญชีของ {{company}} ถูกปิดใช้งานแล้ว',
  'The account of {{company}} is open again': 'บัญชีของ {{company}} เปิดอีกครั้งแล้ว',
  'You are an agent of {{company}}': 'คุณเป็นตัวแทนของ {{company}} แล้ว',
  'Confirm your home page at {{company}}': 'ยืนยันโฮมเพจของคุณที่ {{company}}',
  'Your link to the product assistant of {{company}}': 'ลิงก์ของคุณไปยังถามตอบผลิตภัณฑ์ของ {{company}}',
  '{{name}} confirmed their home page': '{{name}} ยืนยันโฮมเพจของตนแล้ว',
  '{{name}} does not want a home page': '{{name}} ไม่ต้องการโฮมเพจ',
  '{{name}} wrote to you on your home page': '{{name}} เขียนถึงคุณทางโฮมเพจของคุณ',
  '{{partner}} asks you to execute {{agreement}}': '{{partner}} ขอให้คุณลงนาม {{agreement}}',
  '{{partner}} executed {{agreement}}': '{{partner}} ลงนาม {{agreement}} แล้ว',
  '{{name}} mentions you in a comment on “{{product}}”': '{{name}} กล่าวถึงคุณในความเห็นเกี่ยวกับ “{{product}}”',
  'The component “{{name}}” waits for approval': 'คอมโพเนนต์ “{{name}}” รออนุมัติ',
  'Your component “{{name}}” was approved': 'คอมโพเนนต์ “{{name}}” ของคุณได้รับอนุมัติแล้ว',
  'Your component “{{name}}” was rejected: {{reason}}': 'คอมโพเนนต์ “{{name}}” ของคุณไม่ได้รับอนุมัติ: {{reason}}',
  'The data source {{name}} could not be refreshed: its rows are as they were':
    'รีเฟรชแหล่งข้อมูล {{name}} ไม่ได้: แถวยังเหมือนเดิม',
  '{{name}} has expired: its records do not lead here any more': '{{name}} หมดอายุแล้ว: ระเบียนไม่ได้ชี้มาที่นี่อีก',
  '{{name}} is yours until {{endDay}}': '{{name}} เป็นของคุณถึง {{endDay}}',
  '{{name}} could not be registered. What was paid for it goes back': 'จดทะเบียน {{name}} ไม่สำเร็จ จะคืนเงินที่ชำระไว้',
  'The registration of {{name}} ends on {{endDay}}. Renew it to keep the name':
    'การจดทะเบียน {{name}} สิ้นสุดวันที่ {{endDay}} ต่ออายุเพื่อใช้ชื่อนี้ต่อ',
  'The registration of {{name}} ends on {{endDay}} and is renewed by itself on {{nextDay}}':
    'การจดทะเบียน {{name}} สิ้นสุดวันที่ {{endDay}} และจะต่ออายุอัตโนมัติวันที่ {{nextDay}}',
  '{{amount}} for another year of {{name}} is not paid yet': 'ยังไม่ได้ชำระ {{amount}} สำหรับ {{name}} อีกหนึ่งปี',
  '{{company}} submits “{{name}}” to the exchange': '{{company}} ส่ง “{{name}}” เข้าศูนย์แลกเปลี่ยน',
  'Your design “{{name}}” was approved: other companies can take it':
    'ดีไซน์ “{{name}}” ของคุณได้รับอนุมัติแล้ว: บริษัทอื่นรับไปใช้ได้',
  'Your design “{{name}}” was rejected: {{reasons}}': 'ดีไซน์ “{{name}}” ของคุณไม่ได้รับอนุมัติ: {{reasons}}',
  '“{{name}}”, which you took, has a version {{number}}': '“{{name}}” ที่คุณรับมามีเวอร์ชัน {{number}} แล้ว',
  '{{company}} reports a problem with “{{name}}”': '{{company}} แจ้งปัญหาของ “{{name}}”',
  'The draft folder {{folder}} is deleted in two days unless you publish it':
    'โฟลเดอร์ฉบับร่าง {{folder}} จะถูกลบในอีกสองวันหากคุณไม่เผยแพร่',
  'A draft folder of the knowledge hub was deleted after 7 days, with its files: {{files}}':
    'โฟลเดอร์ฉบับร่างในฮับความรู้ถูกลบหลังครบ 7 วัน พร้อมไฟล์: {{files}}',
  '{{name}} has registered': '{{name}} ลงทะเบียนแล้ว',
  '{{inviter}} invites you to {{company}}': '{{inviter}} เชิญคุณเข้าร่วม {{company}}',
  'Support has issued a security key for your maintenance portal': 'ฝ่ายสนับสนุนออกคีย์ความปลอดภัยสำหรับพอร์ทัลบำรุงรักษาของคุณแล้ว',
  'The provider replaced a document of {{product}}': 'เจ้าของผลิตภัณฑ์เปลี่ยนเอกสารของ {{product}} แล้ว',
  '{{company}} invites you to be its partner': '{{company}} เชิญคุณเป็นคู่ค้า',
  '{{partner}} asks to be your partner': '{{partner}} ขอเป็นคู่ค้ากับคุณ',
  '{{partner}} is your partner now': '{{partner}} เป็นคู่ค้าของคุณแล้ว',
  '{{partner}} does not want to be your partner': '{{partner}} ปฏิเสธการเป็นคู่ค้ากับคุณ',
  '{{partner}} has withdrawn its request': '{{partner}} ถอนคำขอแล้ว',
  '{{partner}} has ended the partnership': '{{partner}} สิ้นสุดการเป็นคู่ค้ากับคุณแล้ว',
  'Your company has ended the partnership with {{partner}}': 'บริษัทของคุณสิ้นสุดการเป็นคู่ค้ากับ {{partner}} แล้ว',
  '{{partner}} proposes another payment mode': '{{partner}} เสนอรูปแบบการชำระเงินอื่น',
  '{{partner}} agrees to the new payment mode': '{{partner}} ตกลงตามรูปแบบการชำระเงินใหม่',
  '{{partner}} keeps to the payment mode you have': '{{partner}} ขอคงรูปแบบการชำระเงินเดิม',
  'The card provider has not given back {{amount}} yet. It is tried again every day':
    'ผู้ให้บริการบัตรยังไม่ได้คืนเงิน {{amount}} ระบบจะลองอีกครั้งทุกวัน',
  'The plan {{plan}} is paid for and in force. Order {{number}}':
    'ชำระค่าแพ็กเกจ {{plan}} แล้ว และแพ็กเกจมีผลแล้ว คำสั่งซื้อ {{number}}',
  'What was paid for the order {{number}} goes back: it was no longer wanted':
    'จะคืนเงินที่ชำระสำหรับคำสั่งซื้อ {{number}}: ไม่ต้องการคำสั่งซื้อนี้แล้ว',
  'Your trial has ended: go on with {{plan}}': 'การทดลองใช้ของคุณสิ้นสุดแล้ว: ใช้ต่อด้วยแพ็กเกจ {{plan}}',
  'Invoice {{number}}: {{amount}}': 'ใบแจ้งหนี้ {{number}}: {{amount}}',
  '{{used}} of {{allowed}} {{whatWords}} of the plan {{plan}} are used':
    'แพ็กเกจ {{plan}}: ใช้ {{whatWords}} ไปแล้ว {{used}} จาก {{allowed}}',
  'The card {{card}} expires on {{endDay}}': 'บัตร {{card}} หมดอายุวันที่ {{endDay}}',
  'The plan {{plan}} costs another price from {{fromDay}} on': 'แพ็กเกจ {{plan}} เปลี่ยนราคาตั้งแต่ {{fromDay}}',
  '{{amount}} for the plan {{plan}} is not paid yet': 'ยังไม่ได้ชำระ {{amount}} สำหรับแพ็กเกจ {{plan}}',
  'Last notice: {{amount}} for the plan {{plan}} is due by {{nextDay}}':
    'แจ้งครั้งสุดท้าย: ต้องชำระ {{amount}} สำหรับแพ็กเกจ {{plan}} ภายใน {{nextDay}}',
  'Editing and publishing are suspended: {{amount}} is not paid': 'ระงับการแก้ไขและเผยแพร่: ยังไม่ชำระ {{amount}}',
  'Your plan {{plan}} has ended': 'แพ็กเกจ {{plan}} ของคุณสิ้นสุดแล้ว',
  'Your sites go offline on {{offlineDay}}': 'เว็บไซต์ของคุณจะออฟไลน์วันที่ {{offlineDay}}',
  'Your sites are offline: {{many}}': 'เว็บไซต์ของคุณออฟไลน์แล้ว: {{many}}',
  'Policy {{number}} was cancelled, and its eVoucher {{code}} cannot pay again. Settle {{amount}} with the customer':
    'ยกเลิกกรมธรรม์ {{number}} แล้ว และ eVoucher {{code}} ใช้จ่ายอีกไม่ได้ โปรดจัดการยอด {{amount}} กับลูกค้าโดยตรง',
  'Policy {{number}} lapsed: an instalment was not paid': 'กรมธรรม์ {{number}} ขาดผลบังคับ: มีงวดที่ไม่ได้ชำระ',
  'Only {{remaining}} policy numbers of “{{name}}” are left': 'เลขกรมธรรม์ของ “{{name}}” เหลือเพียง {{remaining}} เลข',
  'All policy numbers of “{{name}}” are used: nothing more can be sold': 'เลขกรมธรรม์ของ “{{name}}” ใช้หมดแล้ว: ขายต่อไม่ได้',
  'The network lets {{name}} in no more: its posts wait until you connect it again':
    'เครือข่ายไม่ให้บัญชี {{name}} เข้าอีก: โพสต์จะรอจนกว่าคุณจะเชื่อมต่ออีกครั้ง',
  'The post {{name}} waits to be approved': 'โพสต์ {{name}} รออนุมัติ',
  'Your post {{name}} is approved': 'โพสต์ {{name}} ของคุณได้รับอนุมัติแล้ว',
  'Your post {{name}} came back: {{reason}}': 'โพสต์ {{name}} ของคุณถูกส่งกลับ: {{reason}}',
  'Your post {{name}} was stopped: its photo may no longer be used. Choose another, and submit it again':
    'โพสต์ {{name}} ของคุณถูกหยุด: รูปภาพในโพสต์ใช้ไม่ได้แล้ว โปรดเลือกรูปอื่นแล้วส่งใหม่',
  'It is time to post {{name}}: copy it, and say when it is done':
    'ถึงเวลาโพสต์ {{name}}: คัดลอกไปโพสต์ แล้วแจ้งเมื่อเผยแพร่แล้ว',
  'Your post {{name}} was not published: {{reason}}': 'โพสต์ {{name}} ของคุณไม่ได้เผยแพร่: {{reason}}',
  'It is not known whether your post {{name}} was published: the network does not answer. Look there yourself':
    'ไม่ทราบว่าโพสต์ {{name}} ของคุณเผยแพร่แล้วหรือไม่: เครือข่ายไม่ตอบกลับ โปรดตรวจดูที่เครือข่ายเอง',
  '{{from}} hands the primary role over to you': '{{from}} โอนบทบาทผู้ใช้หลักให้คุณ',
  '{{from}} hands {{company}} over to you': '{{from}} โอนบทบาทผู้ใช้หลักของ {{company}} ให้คุณ',
  'Your code to become the primary user': 'รหัสสำหรับรับเป็นผู้ใช้หลัก',
  '{{to}} is the primary user of {{company}} now': '{{to}} เป็นผู้ใช้หลักของ {{company}} แล้ว',
  'You are the primary user of {{company}} now': 'คุณเป็นผู้ใช้หลักของ {{company}} แล้ว',
  '{{name}} asks a person in the app': '{{name}} ส่งคำถามถึงเจ้าหน้าที่ในแอป',
  '{{host}}: what you asked for was approved': '{{host}}: คำขอของคุณได้รับอนุมัติแล้ว',
  '{{host}}: what you asked for was rejected': '{{host}}: คำขอของคุณไม่ได้รับอนุมัติ',
  '{{name}} is done: {{host}}': 'กำหนดการ {{name}} ดำเนินการแล้ว: {{host}}',
  '{{name}} did not happen: {{problemWords}}': 'กำหนดการ {{name}} ดำเนินการไม่สำเร็จ: {{problemWords}}',
  '{{reference}} was referred: {{reason}}': '{{reference}} ถูกส่งพิจารณา: {{reason}}',
  'Welcome to {{company}}. Your trial runs for {{days}} days.': 'ยินดีต้อนรับสู่ {{company}} คุณทดลองใช้ได้ {{days}} วัน',
  'Verify your email address': 'ยืนยันอีเมลของคุณ',
  '{{company}} asks for its account to be opened again': '{{company}} ขอให้เปิดบัญชีอีกครั้ง',
  '{{company}} asks for its trial to go on': '{{company}} ขอทดลองใช้ต่อ',
  '{{host}} has stopped: nobody has proven in time that the domain is yours':
    '{{host}} หยุดแล้ว: ไม่มีการพิสูจน์ภายในเวลาว่าโดเมนเป็นของคุณ',
  '{{host}} has stopped: another company has proven that {{proven}} is theirs':
    '{{host}} หยุดแล้ว: บริษัทอื่นพิสูจน์แล้วว่าเป็นเจ้าของ {{proven}}',
  'Your password was changed': 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
  'Your sign-in code': 'รหัสเข้าสู่ระบบของคุณ',
  'Your code for a new password': 'รหัสสำหรับตั้งรหัสผ่านใหม่',
  'You signed in on a new device': 'คุณเข้าสู่ระบบบนอุปกรณ์ใหม่',
  'You signed in from a new address': 'คุณเข้าสู่ระบบจากที่อยู่ IP ใหม่',
  'Confirm your new address': 'ยืนยันอีเมลใหม่ของคุณ',
  'Somebody asked to change your address': 'มีผู้ขอเปลี่ยนอีเมลของคุณ',
  'Your address was changed': 'เปลี่ยนอีเมลของคุณแล้ว',
  '{{host}} sells until {{day}}: connect the domain to keep it': '{{host}} ขายได้ถึง {{day}}: เชื่อมต่อโดเมนเพื่อใช้ต่อ',
  '{{host}} sells until {{day}}: publish at another address to go on, this one is reserved':
    '{{host}} ขายได้ถึง {{day}}: ที่อยู่เว็บนี้สงวนไว้ เผยแพร่ด้วยที่อยู่อื่นเพื่อขายต่อ',
  'The agent home page at {{host}} has lost its name: another company has proven that {{proven}} is theirs':
    'โฮมเพจตัวแทนที่ {{host}} ใช้ชื่อนี้ไม่ได้อีก: บริษัทอื่นพิสูจน์แล้วว่าเป็นเจ้าของ {{proven}}',
  'We have your message, {{reference}}': 'เราได้รับข้อความของคุณแล้ว: {{reference}}',
  '{{name}} writes about {{topicWords}}': '{{name}} เขียนมาเรื่อง {{topicWords}}',
  '{{reference}}: {{name}} writes about {{topicWords}}': '{{reference}}: {{name}} เขียนมาเรื่อง {{topicWords}}',
  'The template “{{name}}” lacked a value or took too long to print, and was not used: give each field a fallback, or shorten it':
    'ไม่ได้ใช้เทมเพลต “{{name}}” เพราะขาดค่าหรือใช้เวลาจัดพิมพ์นานเกินไป: ใส่ค่าสำรองให้ทุกฟิลด์ หรือทำให้สั้นลง',
  '{{host}} does not answer': '{{host}} ไม่ตอบสนอง',
  '{{product}}: transactions from {{fromDay}} to {{throughDay}}':
    '{{product}}: ธุรกรรมตั้งแต่ {{fromDay}} ถึง {{throughDay}}',
  '{{number}}: photos to look at': '{{number}}: มีรูปภาพให้ตรวจ',
  '{{company}} asks to be verified': '{{company}} ขอรับการยืนยัน',
  '{{company}} is verified': 'ยืนยัน {{company}} แล้ว',
  '{{company}} could not be verified': 'ยืนยัน {{company}} ไม่ได้',
  'The webhook {{name}} has not been answered for a day: it is tried for four more':
    'Webhook {{name}} ไม่ได้รับคำตอบมาหนึ่งวัน: ระบบจะลองต่ออีกสี่วัน',
  'The webhook {{name}} is sent no more: its address does not answer, or wants nothing':
    'หยุดส่ง Webhook {{name}} แล้ว: ที่อยู่ปลายทางไม่ตอบ หรือไม่ต้องการรับอีก',
  'Invoices do not say who issues them: give your company’s details':
    'ใบแจ้งหนี้ไม่ได้ระบุว่าใครเป็นผู้ออก: โปรดระบุรายละเอียดบริษัทของคุณ',
}
