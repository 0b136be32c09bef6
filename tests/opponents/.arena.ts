import { ready } from '/work/main/src/games/squad/decks/ready.js';
import { squad } from '/work/main/src/games/squad/index.js';
import { Chance, sample, Table } from '/work/main/src/kernel/index.js';
import { practise } from '/work/main/src/opponents/index.js';
let wins=0, n=Number(process.argv[2]??600); const by={};
const byReason={};
for (let g=0; g<n; g++){
  const random=new Chance('arena'+g).stream('m');
  const ruleset=random.pick(['tcg','online','quick']);
  const deck=random.pick(ready.filter(d=>d.rulesets.includes(ruleset)));
  const t=Table.begin(squad,{version:'t',options:{ruleset},seats:['A','B'].map(name=>({name,deck})),seed:'s'+g} as any,{record:false});
  const foe=new Chance('foe'+g).stream('x'); const mine=g%2; let at=0;
  while(t.outcome===null){ const p=t.prompts[0]!; 
    if(p.seat===mine) byReason[p.reason]=(byReason[p.reason]??0)+1;
    const a=p.seat===mine?practise(squad,t.state,{seat:p.seat,prompt:p,level:'steady',seed:`${g}/${at++}`}):sample(p,foe); t.answer(p.number,p.seat,a);}
  const w=t.outcome.places[mine]===1&&t.outcome.places[1-mine]===2; if(w)wins++;
  const k=deck.id; by[k]??=[0,0]; by[k][1]++; if(w) by[k][0]++;
}
console.log(wins/n, JSON.stringify(by), JSON.stringify(byReason));
