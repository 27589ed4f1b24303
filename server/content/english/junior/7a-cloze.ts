import type { SeedQuestion } from '../../types.ts'
import { gap, prose } from '../builders.ts'
import { cloze } from './make.ts'

export const grade7ACloze: readonly SeedQuestion[] = [
  cloze(
    'en-7a-cz-01',
    'en-rj2024-7a-3',
    1,
    prose`
    Li Ming is a new student at No. 6 Middle School. It is his first week, and everything is [[1]] for him. The school
    is very big, so he often goes to the wrong [[2]]. Today he has a music lesson, but he doesn't know the way. He
    looks at the school [[3]] on the wall, but he can't understand it.

    "Excuse me," he asks a girl with a blue schoolbag. "[[4]] is the music room?"

    "It's [[5]] the gym and the library. The gym is on its left and the library is on its right," the girl says. "I
    have music now, too. Let's go there [[6]]!"

    On the way, Li Ming learns that the girl's name is Su Yu. She is in Class 5, and he is in Class 5, [[7]]! They are
    classmates. Li Ming feels [[8]] now. He has a new friend at his new school.`,
    [
      gap(['easy', 'old', 'late', 'new'], 'D', '形容词辨析', '他是新生，第一周一切对他来说都是新的。'),
      gap(['room', 'colour', 'age', 'name'], 'A', '名词辨析', '学校很大，所以他常走错房间，go to the wrong room。'),
      gap(['clock', 'map', 'photo', 'flag'], 'B', '名词辨析', '他不认识路，所以看墙上的学校地图。'),
      gap(['What', 'Who', 'Where', 'When'], 'C', '特殊疑问词', '他在问音乐教室在哪里，用 Where。'),
      gap(
        ['between', 'behind', 'under', 'inside'],
        'A',
        '方位介词',
        '后一句说左边是体育馆，右边是图书馆，所以在两者之间。',
      ),
      gap(['alone', 'later', 'home', 'together'], 'D', '副词辨析', '女孩也要上音乐课，所以提议一起去。'),
      gap(['either', 'too', 'never', 'only'], 'B', '副词辨析', '肯定句句末表示也，用 too。'),
      gap(['tired', 'sorry', 'happy', 'hungry'], 'C', '形容词辨析', '他交到了新朋友，心情是高兴的。'),
    ],
  ),
  cloze(
    'en-7a-cz-02',
    'en-rj2024-7a-5',
    2,
    prose`
    Ma Ke is a shy boy. He loves music, but he never [[1]] in front of other people. One day, the school music club
    looks for new [[2]]. His friend Tony says, "You play the guitar very [[3]]. Why don't you [[4]] us?"

    "I can't," Ma Ke answers. "I'm [[5]] that people will laugh at me."

    So Tony asks Ma Ke to come and [[6]] to the club's music on Friday. The students there are very [[7]]. Nobody
    laughs when someone makes a mistake. They just smile and say, "Try [[8]]!"

    The next Friday, Ma Ke brings his [[9]] to the club. He is nervous [[10]] first, but soon he forgets everyone in
    the room. When he stops, all the members clap their hands. Now Friday is his favourite day of the week.`,
    [
      gap(['sleeps', 'plays', 'waits', 'reads'], 'B', '动词辨析', '前面说他爱音乐但害羞，所以从不在别人面前演奏。'),
      gap(['rooms', 'songs', 'members', 'games'], 'C', '名词辨析', '朋友接着劝他加入，可知社团在招新成员。'),
      gap(['well', 'good', 'late', 'little'], 'A', '副词辨析', '修饰动词 play 用副词，弹得好是 play very well。'),
      gap(['pay', 'leave', 'teach', 'join'], 'D', '动词辨析', "Why don't you join us? 意为你为什么不加入我们呢？"),
      gap(['glad', 'afraid', 'proud', 'lucky'], 'B', '形容词辨析', '担心别人会笑话他，用 afraid。'),
      gap(
        ['listen', 'write', 'run', 'speak'],
        'A',
        '动词辨析',
        'listen to the music 意为听音乐，与后文的所见所闻相符。',
      ),
      gap(
        ['noisy', 'lazy', 'friendly', 'strict'],
        'C',
        '形容词辨析',
        '别人出错时没有人嘲笑，大家还微笑鼓励，说明他们很友好。',
      ),
      gap(['late', 'away', 'never', 'again'], 'D', '副词辨析', '鼓励出错的同学再试一次，用 Try again。'),
      gap(['ball', 'camera', 'guitar', 'lunch'], 'C', '名词辨析', '前文说他吉他弹得好，所以带吉他去社团。'),
      gap(['at', 'in', 'on', 'by'], 'A', '固定搭配', 'at first 意为起初，与后面的 but soon 相呼应。'),
    ],
  ),
  cloze(
    'en-7a-cz-03',
    'en-rj2024-7a-6',
    2,
    prose`
    On Saturdays, most of my classmates get up late, but I always get up at half past five. [[1]]? Because I help my
    grandpa at the vegetable market.

    We go there by bike. Grandpa rides in front, and I [[2]] him. The market opens at half past six, so we have about
    twenty [[3]] to get everything ready. I put the carrots, tomatoes and beans into different [[4]]. Grandpa says that
    people like to buy [[5]] vegetables, so we wash them carefully.

    When people come, I say hello to them and Grandpa tells them the [[6]]. I'm good at maths, so I can quickly work out
    how much they should [[7]].

    At ten o'clock, we are usually tired [[8]] happy. Then Grandpa buys me a bowl of hot beef noodles. It is the [[9]]
    meal of the week!`,
    [
      gap(['How', 'Why', 'Who', 'When'], 'B', '特殊疑问词', '后一句用 Because 回答，问的是原因。'),
      gap(['follow', 'leave', 'forget', 'call'], 'A', '动词辨析', '爷爷骑在前面，我跟在后面，用 follow。'),
      gap(['hours', 'days', 'years', 'minutes'], 'D', '名词辨析', '开市前准备的时间很短，只有大约二十分钟。'),
      gap(['rooms', 'classes', 'boxes', 'pictures'], 'C', '名词辨析', '把不同的蔬菜放进不同的箱子里。'),
      gap(['clean', 'old', 'dirty', 'heavy'], 'A', '形容词辨析', '后面说仔细清洗蔬菜，可知人们喜欢买干净的。'),
      gap(['dates', 'stories', 'subjects', 'prices'], 'D', '名词辨析', '卖菜时告诉顾客价格，下文又提到算钱。'),
      gap(['cost', 'pay', 'sell', 'eat'], 'B', '动词辨析', '主语是人，付钱用 pay；cost 的主语是物。'),
      gap(['or', 'because', 'but', 'if'], 'C', '并列连词', 'tired 与 happy 意思相反，用 but 表示转折。'),
      gap(['worst', 'best', 'coldest', 'smallest'], 'B', '形容词辨析', '劳动后吃到热乎乎的面，是一周里最好的一餐。'),
    ],
  ),
]
