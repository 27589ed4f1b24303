import type { SeedQuestion } from '../../types.ts'
import { gap, prose } from '../builders.ts'
import { cloze } from './make.ts'

export const clozesB1: readonly SeedQuestion[] = [
  cloze(
    'en-b1-cl-001',
    'en-rj2019-b1-1',
    2,
    prose`
      When our school radio station [[1]] new members last autumn, I never thought of trying. I had a soft voice and a
      habit of [[2]] whenever people looked at me. But my desk mate, who believed that I told good stories, [[3]] put my
      name on the list.

      On the day of the test I was so [[4]] that the paper shook in my hand. The student in charge, Han Lei, did something
      unexpected: she turned off the light. "Radio is dark," she said. "Nobody can see you. Just [[5]] one person and talk
      to him or her." I thought of my grandfather, who loves the weather report, and began. When the light came on again,
      all three judges were [[6]].

      I was not asked to read the news. Instead, I was [[7]] a ten-minute programme at noon called Small Things, about
      whatever most people fail to [[8]]: the tune the cook whistles, the cat that sleeps behind the gym. At first only a
      few students listened. Then letters began to [[9]] in our box, telling me about more small things.

      I am still quiet in class. But I have learned that being quiet does not mean having nothing to [[10]].
    `,
    [
      gap(
        ['stood for', 'paid for', 'looked for', 'cared for'],
        'C',
        '动词短语',
        'look for 意为"寻找"，此处指广播站招募新成员。',
      ),
      gap(
        ['blushing', 'boasting', 'cheering', 'sleeping'],
        'A',
        '动词辨析',
        '由声音轻、性格内向可知，被人看时会脸红，blush 意为"脸红"。',
      ),
      gap(
        ['hardly', 'slowly', 'politely', 'secretly'],
        'D',
        '副词辨析',
        '作者本没想报名，同桌是"偷偷地"把名字写上去的。',
      ),
      gap(['bored', 'nervous', 'proud', 'hopeful'], 'B', '形容词辨析', '纸在手中发抖说明作者很紧张。'),
      gap(
        ['imagine', 'copy', 'blame', 'interrupt'],
        'A',
        '动词辨析',
        '后文作者想起了爷爷，可知韩磊让他"想象"一位听众。',
      ),
      gap(['leaving', 'arguing', 'smiling', 'sleeping'], 'C', '语境推断', '下文作者得到了节目，说明评委满意，在微笑。'),
      gap(
        ['refused', 'taught', 'sold', 'offered'],
        'D',
        '动词辨析',
        'be offered sth 意为"得到（提供的）某物"，他得到一档十分钟的节目。',
      ),
      gap(
        ['repeat', 'notice', 'afford', 'accept'],
        'B',
        '动词辨析',
        '厨师的口哨、睡觉的猫都是人们不曾"注意"到的小事。',
      ),
      gap(
        ['disappear', 'burn', 'appear', 'fail'],
        'C',
        '语境推断',
        '由 Then 和 more small things 可知来信开始"出现"在信箱里。',
      ),
      gap(['lose', 'say', 'wear', 'pay'], 'B', '语境推断', '点题：安静并不意味着无话可"说"。'),
    ],
  ),
  cloze(
    'en-b1-cl-002',
    'en-rj2019-b1-3',
    2,
    prose`
      Every spring our town holds a race up the stairs of the television tower: thirty floors to the top. Last year I
      entered because I wanted the free T-shirt. By the tenth floor I [[1]] it. My legs burned, and people kept passing
      me, [[2]] easily with their friends as they went.

      On floor twelve I caught up with a woman of about sixty. She was climbing [[3]], one hand on the rail, counting
      aloud. "Three hundred and six more," she told me with a grin. I asked how she could be so [[4]] about that number.
      "Last winter I broke my hip and could not manage a single step," she said. "So I began with one, and [[5]] another
      every day."

      We went on together. She never hurried and she never [[6]]. When I wanted to sit down, she gave me a simple [[7]]:
      not the top, just the next landing. Landing by landing the numbers on the wall grew, and somehow my breathing grew
      [[8]].

      At the top we looked out over the river. We were the last two to arrive, and I have never been [[9]] of a result.
      The T-shirt was too small, but the counting is something I have [[10]]. I use it whenever a task looks too tall.
    `,
    [
      gap(
        ['enjoyed', 'forgot', 'finished', 'regretted'],
        'D',
        '动词辨析',
        '双腿发烫、不断被人超过，说明作者后悔参赛。',
      ),
      gap(
        ['chatting', 'crying', 'kneeling', 'fighting'],
        'A',
        '动词辨析',
        '与作者的吃力相对，别人边爬边和朋友轻松聊天。',
      ),
      gap(['wildly', 'angrily', 'steadily', 'secretly'], 'C', '副词辨析', '扶着栏杆、数着台阶，说明她爬得稳。'),
      gap(
        ['careless', 'cheerful', 'doubtful', 'confused'],
        'B',
        '形容词辨析',
        '由 with a grin 可知她说这个数字时很愉快。',
      ),
      gap(['missed', 'swept', 'drew', 'added'], 'D', '动词辨析', '从一级开始，每天再"加"一级。'),
      gap(['smiled', 'stopped', 'listened', 'succeeded'], 'B', '语境推断', '与 never hurried 并列，她不赶也不停。'),
      gap(['goal', 'excuse', 'seat', 'prize'], 'A', '名词辨析', '冒号后说明目标不是塔顶，而是下一个平台。'),
      gap(['richer', 'colder', 'easier', 'darker'], 'C', '形容词辨析', 'somehow 引出意外的好结果：呼吸变得更轻松。'),
      gap(
        ['more ashamed', 'prouder', 'more afraid', 'more tired'],
        'B',
        '形容词辨析',
        '否定词加比较级表示最高级：从未如此自豪。',
      ),
      gap(['kept', 'lost', 'refused', 'sold'], 'A', '动词辨析', '由后句 I use it 可知他把数数的方法"保留"下来。'),
    ],
  ),
  cloze(
    'en-b1-cl-003',
    'en-rj2019-b1-4',
    2,
    prose`
      It had rained for three days when the river near my uncle's village began to [[1]]. At midnight the power failed,
      and with it the telephones. The village leader, Aunt Luo, knew that shouting would be [[2]] in such a wind. She took
      the copper gong that was used at weddings and walked from lane to lane, [[3]] it with all her strength.

      Three years earlier some people had laughed at her for holding a flood [[4]] on a sunny afternoon. They complained
      that it [[5]] their time. That night nobody laughed. Each family knew its path, and each young person knew which old
      neighbour to [[6]]. My uncle carried Grandpa Yu on his back, while Grandpa Yu held the lamp.

      At the school on the hill, Aunt Luo [[7]] out the names from a list kept dry in a plastic bag. Two hundred and eleven
      people answered. One did not: little Doudou, aged six. Just as his mother began to cry, a small voice came from
      under a blanket. He had fallen [[8]].

      By dawn the lower houses stood in water up to the windows. Walls can be [[9]], Aunt Luo said, but lives cannot. The
      gong now hangs at the school gate. It has a crack in it, and no one wants it to be [[10]].
    `,
    [
      gap(['freeze', 'rise', 'shrink', 'dry'], 'B', '动词辨析', '连下三天雨，河水开始上涨，用 rise。'),
      gap(['useless', 'helpful', 'illegal', 'polite'], 'A', '形容词辨析', '风大，喊叫无用，所以她才敲锣。'),
      gap(['washing', 'hiding', 'painting', 'beating'], 'D', '动词辨析', 'beat a gong 意为"敲锣"，用力敲锣叫醒村民。'),
      gap(
        ['sale', 'party', 'drill', 'match'],
        'C',
        '名词辨析',
        'a flood drill 意为"防洪演练"，与下文各家都认识路线呼应。',
      ),
      gap(['saved', 'kept', 'told', 'wasted'], 'D', '动词辨析', '人们曾嘲笑、抱怨演练，认为浪费时间。'),
      gap(['blame', 'help', 'teach', 'invite'], 'B', '动词辨析', '舅舅背于爷爷，可知年轻人知道该帮助哪位老人。'),
      gap(
        ['read', 'threw', 'left', 'crossed'],
        'A',
        '动词短语',
        'read out 意为"念出、宣读"，她在点名，所以下文有人应答。',
      ),
      gap(
        ['behind', 'apart', 'asleep', 'short'],
        'C',
        '固定搭配',
        'fall asleep 意为"睡着"，孩子在毯子下睡着了所以没应答。',
      ),
      gap(['climbed', 'rebuilt', 'shared', 'measured'], 'B', '动词辨析', '墙可以重建，而生命不能重来。'),
      gap(
        ['remembered', 'respected', 'rewarded', 'replaced'],
        'D',
        '动词辨析',
        '锣虽有裂缝，却有纪念意义，没有人想把它换掉。',
      ),
    ],
  ),
]
