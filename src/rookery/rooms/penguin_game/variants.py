"""The variants of The Penguin Game by the names of the published sheet, each with a position to look at."""

from typing import Final

from rookery.kernel.options import Variant

VARIANTS: Final = (
    Variant(
        key="solitaire",
        players=1,
        position="0,0:m,-,s,sm|2,0:-,c,m,-|0,2:-,m,-,ca|2,2:a,-,-,- b2 1 move m",
    ),
    Variant(
        key="strategic-start",
        options={"start": "strategic"},
        position="0,0:sm,c,a,ms|2,0:c,as,m,c|0,2:a,s,cm,a|2,2:m,s,a,a ?,? 1 coin s",
    ),
    Variant(
        key="irregular",
        options={"start": "irregular"},
        position="0,0:sm,cc,a,m|2,0:ca,s,m,ss|0,2:a,s,cm,am|2,2:m,sc,a,ac b1,d2 1 move s",
    ),
    Variant(
        key="chaotic",
        options={"start": "chaotic"},
        position="0,0:s,cmac,-,m|2,0:ca,s,-,ssmcs|0,2:a,s,-,amc|2,2:m,-,aa,m b1,d2 1 move s",
    ),
    Variant(
        key="non-square",
        options={"tiles": "S"},
        position="0,0:mm,c,a,as|2,0:a,cc,cm,c|2,2:sa,s,s,mm|4,2:c,sa,ms,a d2,b1 1 move m",
    ),
    Variant(
        key="tiny-and-tall",
        options={"tiny_and_tall": "on"},
        position="0,0:scm,a,m,cas|2,0:s,mca,sam,m|0,2:s,acs,cmc,a b2,a4 1 move s",
    ),
    Variant(
        key="flame-throwers",
        options={"flamethrowers": "on"},
        position="0,0:sm,c,-,ms|2,0:-,as,mm,c|0,2:a,ss,cm,-|2,2:mc,s,-,ac b2,d4 2 melt s",
    ),
    Variant(
        key="drifting",
        options={"drifting": "on"},
        position="0,0:sm,c,a,ms|2,0:c,-,mm,c|4,0:a,ss,-,a|2,2:mc,s,a,ac b2,c3 1 move s",
    ),
)
